# Linker options for smaller releases of native builds. For ARM, tools/sysroot.sh and the toolchain file do the same.

# Merges functions with identical instructions, which is safe because neither our code nor its libraries compare addresses of
# functions. The link is needed because g++ finds lld only by the name ld.lld.
find_program(KUHHANDEL_LLD ld.lld-19 REQUIRED)
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/linker")
file(CREATE_LINK "${KUHHANDEL_LLD}" "${PROJECT_BINARY_DIR}/linker/ld.lld" SYMBOLIC)
add_link_options("-B${PROJECT_BINARY_DIR}/linker" -fuse-ld=lld -Wl,--icf=all,-O2)

# These static libraries are C code that neither throws nor calls code that throws, so no exception unwinds through it. Without
# its unwind tables a release is more than half a megabyte smaller.
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/archives")
foreach(name crypto ssl sqlite3 sodium ncursesw tinfo)
  find_library(archive_of_${name} ${name} REQUIRED)
  execute_process(COMMAND "${CMAKE_OBJCOPY}" --remove-section=.eh_frame "${archive_of_${name}}"
    "${PROJECT_BINARY_DIR}/archives/lib${name}.a" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
list(PREPEND CMAKE_LIBRARY_PATH "${PROJECT_BINARY_DIR}/archives")
# pkg-config returns the system's library folder, which CMake would search first.
set(pkgcfg_lib_sodium_sodium "${PROJECT_BINARY_DIR}/archives/libsodium.a" CACHE FILEPATH "")
set(pkgcfg_lib_ncursesw_ncursesw "${PROJECT_BINARY_DIR}/archives/libncursesw.a" CACHE FILEPATH "")
set(pkgcfg_lib_ncursesw_tinfo "${PROJECT_BINARY_DIR}/archives/libtinfo.a" CACHE FILEPATH "")
