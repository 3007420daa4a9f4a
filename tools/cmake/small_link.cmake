# Linker options for smaller releases. Included for native builds; for ARM tools/sysroot.sh and the toolchain do the same.

# Merges functions with identical instructions. Neither our code nor its libraries compare addresses of functions. g++ finds a
# linker only by its plain name.
find_program(KUHHANDEL_LLD ld.lld-19 REQUIRED)
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/linker")
file(CREATE_LINK "${KUHHANDEL_LLD}" "${PROJECT_BINARY_DIR}/linker/ld.lld" SYMBOLIC)
add_link_options("-B${PROJECT_BINARY_DIR}/linker" -fuse-ld=lld -Wl,--icf=all,-O2)

# These archives are C code that throws nothing and calls nothing that throws. So exceptions never unwind through it, and the
# tables for that, more than half a megabyte, stay out of a release.
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/archives")
foreach(name crypto ssl sqlite3 sodium ncursesw tinfo)
  find_library(archive_of_${name} ${name} REQUIRED)
  execute_process(COMMAND "${CMAKE_OBJCOPY}" --remove-section=.eh_frame "${archive_of_${name}}"
    "${PROJECT_BINARY_DIR}/archives/lib${name}.a" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
list(PREPEND CMAKE_LIBRARY_PATH "${PROJECT_BINARY_DIR}/archives")
# pkg-config names the system's folder, and CMake looks there first.
set(pkgcfg_lib_sodium_sodium "${PROJECT_BINARY_DIR}/archives/libsodium.a" CACHE FILEPATH "")
set(pkgcfg_lib_ncursesw_ncursesw "${PROJECT_BINARY_DIR}/archives/libncursesw.a" CACHE FILEPATH "")
set(pkgcfg_lib_ncursesw_tinfo "${PROJECT_BINARY_DIR}/archives/libtinfo.a" CACHE FILEPATH "")
