# Compiler options, precompiled headers, and the functions kuhhandel_library() and kuhhandel_tests(), which define the library
# and the test program of a folder from its .cpp files; those named *_test.cpp are the tests.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Every program is at the top of its build tree, whichever folder defines it.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
# Link-time optimisation stays off: g++ 12 computed wrong games with it (docs/ARCHITECTURE.md).
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION OFF)

# Users with other compilers see warnings but still get a program.
option(KUHHANDEL_STRICT "Treat warnings as errors, as the presets for development and ./test do" OFF)
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum $<$<BOOL:${KUHHANDEL_STRICT}>:-Werror>)
# char is unsigned by default on ARM, unlike on x86-64 and WebAssembly.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
  add_compile_options(-fsigned-char)
endif()
# Without fused multiply-adds, bots calculate the same numbers on every machine.
add_compile_options(-ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False positive of g++ 12 with -O3 in std::string (bug 105651).
  add_compile_options(-Wno-restrict)
  # In a unity build, g++ takes the included .cpp files for headers and warns about their anonymous namespaces.
  add_compile_options(-Wno-subobject-linkage)
  # Its garbage collector takes a fifth of the compile time and saves a sixth of the memory.
  add_compile_options(--param=ggc-min-heapsize=1000000)
endif()

option(KUHHANDEL_TESTS "Build the tests" "${PROJECT_IS_TOP_LEVEL}")
# Off for editors, clang-tidy and debuggers, which need each file as a translation unit of its own.
option(KUHHANDEL_BATCHES "Use unity builds and precompiled headers" ON)
option(KUHHANDEL_FUZZERS "Build the fuzzers, which need clang's libFuzzer" OFF)
option(KUHHANDEL_PORTABLE "Link all libraries except the C library statically" OFF)
option(KUHHANDEL_NATIVE "Compile search and training for the CPU of this machine only" OFF)
option(KUHHANDEL_PATHS "Build the program that tools/paths.sh runs (preset paths)" OFF)

# Debian has no static libraries of fmt and spdlog, so portable builds use them header-only.
set(fmt fmt::fmt)
set(spdlog spdlog::spdlog)
if(KUHHANDEL_PORTABLE)
  find_package(fmt REQUIRED)
  set(fmt fmt::fmt-header-only)
  set(spdlog spdlog_headers)
  add_library(spdlog_headers INTERFACE)
  target_compile_definitions(spdlog_headers INTERFACE SPDLOG_FMT_EXTERNAL)
  target_link_libraries(spdlog_headers INTERFACE fmt::fmt-header-only)
  set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
  set(OPENSSL_USE_STATIC_LIBS ON)
  set(Boost_USE_STATIC_LIBS ON)
  # Releases are downloaded, so all code except HOT libraries is compiled for size.
  set(small -Oz)
  # Exceptions are thrown only at calls, so unwind tables need not cover other instructions.
  add_compile_options(-fno-asynchronous-unwind-tables)
  # OpenSSL's macros use __FILE__; a build must produce the same bytes in every folder.
  add_compile_options(-ffunction-sections -fdata-sections "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}=.")
  add_link_options(-s -static-libstdc++ -static-libgcc -Wl,--gc-sections,--as-needed,-z,pack-relative-relocs)
  if(NOT CMAKE_CROSSCOMPILING)
    include("${CMAKE_CURRENT_LIST_DIR}/small_link.cmake")
  endif()
endif()

# Projects that include the engine choose their own compiler options.
if(PROJECT_IS_TOP_LEVEL AND NOT WIN32)
  find_program(CCACHE ccache)
endif()
if(PROJECT_IS_TOP_LEVEL AND CCACHE)
  # Set before the targets of the precompiled headers are defined, because it applies to them too.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/ccache.sh")
  # Keeps the path of the clone out of __FILE__, so that ccache also finds results of other clones.
  add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
endif()

# Lets ccache cache translation units that use precompiled headers.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(pch_for_ccache -fpch-preprocess)
else()
  set(pch_for_ccache "SHELL:-Xclang -fno-pch-timestamp")
endif()

# precompiled(NAME OPTIONS ... HEADERS ... LIBRARIES ...): precompiles HEADERS once for all targets that reuse NAME. Such
# targets need the same compile options, which include those of Boost.JSON.
function(precompiled name)
  cmake_parse_arguments(ARG "" "" "OPTIONS;HEADERS;LIBRARIES" ${ARGN})
  file(WRITE "${PROJECT_BINARY_DIR}/${name}.cpp" "")
  add_library(${name} OBJECT "${PROJECT_BINARY_DIR}/${name}.cpp")
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS} ${pch_for_ccache})
  target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

function(reuse_precompiled target name)
  target_link_libraries(${target} PRIVATE ${boost_json})
  if(NOT KUHHANDEL_BATCHES)
    return()
  endif()
  target_compile_options(${target} PRIVATE -Winvalid-pch ${pch_for_ccache})
  target_precompile_headers(${target} REUSE_FROM ${name})
endfunction()

# Applies the options and precompiled headers of kuhhandel_library() to targets that are defined without it.
function(apply_library_options)
  foreach(target IN LISTS ARGV)
    reuse_precompiled(${target} kuhhandel_headers)
    target_compile_options(${target} PRIVATE ${small})
  endforeach()
endfunction()

# With sanitizers, third-party templates compile twice as fast without optimisation; test code needs no line numbers.
if(KUHHANDEL_BATCHES)
  set(unoptimised $<$<CONFIG:Debug>:-O0;-g0>)
endif()
set(socket_headers <boost/asio/awaitable.hpp> <boost/asio/io_context.hpp> <boost/asio/ip/tcp.hpp> <boost/asio/ssl.hpp>
  <boost/asio/steady_timer.hpp> <boost/beast/core.hpp> <boost/beast/http.hpp> <boost/beast/websocket.hpp>)
set(usual_headers <boost/json.hpp> <algorithm> <chrono> <deque> <expected> <functional> <map> <optional> <set> <sstream>
  <variant>)
# Debian has no Boost for WebAssembly, so codec compiles Boost.JSON from its headers there.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_compile_definitions(BOOST_SYSTEM_DISABLE_THREADS)
  # A bot's search needs more than the default stack. The stack comes first in memory, so that an overflow traps instead of
  # overwriting data.
  add_link_options(-Wl,--stack-first,-z,stack-size=1048576)
  # On a phone, download size matters more than the speed of parsing and formatting. HOT libraries stay optimised for speed.
  set(small -Oz)
  # clang runs wasm-opt after linking, and skips it silently if it is not installed.
  find_program(KUHHANDEL_WASM_OPT wasm-opt)
  if(NOT KUHHANDEL_WASM_OPT)
    message(FATAL_ERROR "wasm-opt is missing; without it, modules are 10 % larger. Install the package binaryen.")
  endif()
elseif("src/game/codec" IN_LIST components)
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  set(boost_json Boost::json)
endif()
if("src/game/codec" IN_LIST components)
  precompiled(kuhhandel_headers OPTIONS ${small} HEADERS ${usual_headers} LIBRARIES ${boost_json})
endif()
if(KUHHANDEL_TESTS)
  enable_testing()
  find_package(GTest REQUIRED)
  precompiled(kuhhandel_test_headers OPTIONS ${unoptimised} HEADERS <gmock/gmock.h> <gtest/gtest.h> ${usual_headers}
    LIBRARIES GTest::gmock Boost::json)
endif()

# Defines boost_sockets, the compiled parts of Boost.Asio and Boost.Beast, and precompiled headers for targets that link it.
function(need_boost_sockets)
  if(TARGET boost_sockets)
    return()
  endif()
  find_package(OpenSSL REQUIRED)
  find_package(Threads REQUIRED)
  add_library(boost_sockets STATIC "${PROJECT_SOURCE_DIR}/tools/cmake/boost_sockets.cpp")
  target_compile_definitions(boost_sockets PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
  target_compile_options(boost_sockets PRIVATE ${unoptimised} $<$<CONFIG:Release>:-O1> ${small})
  target_link_libraries(boost_sockets PUBLIC OpenSSL::SSL Threads::Threads)
  precompiled(kuhhandel_socket_headers OPTIONS ${unoptimised} ${small} HEADERS ${usual_headers} ${socket_headers}
    LIBRARIES boost_sockets ${boost_json})
endfunction()

# Unity build with `files` sources per translation unit. Compiling common includes takes most of the time, so larger batches save
# more if includes are heavy (docs/measured/builds.md), but they inline more, which makes packages larger. Names in anonymous
# namespaces must be unique in the target.
function(compile_in_batches target files)
  if(KUHHANDEL_BATCHES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${files})
  endif()
endfunction()

# Optimises search and training code for speed. With KUHHANDEL_NATIVE (preset `native`, for benchmarks) the program may not run
# on other machines.
function(compile_hot target)
  # With SIMD instructions a phone is fast enough; unrolled loops would make the download larger.
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    target_compile_options(${target} PRIVATE -fno-unroll-loops -msimd128)
  else()
    target_compile_options(${target} PRIVATE -O3)
  endif()
  if(KUHHANDEL_NATIVE)
    target_compile_options(${target} PRIVATE -march=native)
  endif()
endfunction()

# Options of a library that others link into programs and shared libraries. Its functions are never interposed there, so calls
# among them may be inlined.
function(make_packaged target)
  target_compile_features(${target} PUBLIC cxx_std_23)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    return()
  endif()
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fno-semantic-interposition)
endfunction()

# The include folders, for `engine/play.h`, `server/http/message.h`, `cli/replay/replay.h`, `tests/support/seats.h`.
foreach(folder src/game src/players src/table src/storage src/community src/lab src .)
  list(APPEND kuhhandel_include_folders "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/${folder}>")
endforeach()

# Sets `variable` to the .cpp files of this folder and its subfolders, except subfolders with a CMakeLists.txt of their own.
function(sources_below variable)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  file(GLOB_RECURSE libraries CONFIGURE_DEPENDS */CMakeLists.txt)
  foreach(library IN LISTS libraries)
    get_filename_component(folder "${library}" DIRECTORY)
    if(NOT folder STREQUAL CMAKE_CURRENT_SOURCE_DIR)
      list(FILTER sources EXCLUDE REGEX "^${folder}/")
    endif()
  endforeach()
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# kuhhandel_library(engine [HOT] [EDGE] [PACKAGED] DEPENDS kuhhandel_x ...): the library kuhhandel_engine from this folder.
# HOT: optimised for speed; has too few includes for precompiled headers. EDGE: uses Boost's sockets; not optimised with
# sanitizers, which halves its compile time. PACKAGED: installed for other projects (bindings/cpp).
function(kuhhandel_library name)
  cmake_parse_arguments(ARG "HOT;EDGE;PACKAGED" "" "DEPENDS" ${ARGN})
  sources_below(sources)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  add_library(kuhhandel_${name} STATIC ${sources})
  target_include_directories(kuhhandel_${name} PUBLIC
    ${kuhhandel_include_folders} "$<INSTALL_INTERFACE:include/kuhhandel>")
  target_link_libraries(kuhhandel_${name} PUBLIC ${ARG_DEPENDS})
  if(ARG_PACKAGED)
    make_packaged(kuhhandel_${name})
  endif()
  set(headers kuhhandel_headers)
  if(ARG_EDGE)
    need_boost_sockets()
    target_link_libraries(kuhhandel_${name} PUBLIC boost_sockets)
    target_compile_options(kuhhandel_${name} PRIVATE ${unoptimised})
    set(headers kuhhandel_socket_headers)
  elseif(unoptimised AND KUHHANDEL_TESTS AND PROJECT_IS_TOP_LEVEL)
    # The linker keeps the first copy of an inline function, so these libraries come before the unoptimised test files.
    target_link_options(kuhhandel_${name} INTERFACE
      $<BUILD_INTERFACE:$<$<CONFIG:Debug>:LINKER:--whole-archive,$<TARGET_FILE:kuhhandel_${name}>,--no-whole-archive>>)
  endif()
  if(TARGET ${headers} AND NOT ARG_HOT)
    reuse_precompiled(kuhhandel_${name} ${headers})
  endif()
  if(ARG_PACKAGED AND NOT KUHHANDEL_TESTS AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    compile_in_batches(kuhhandel_${name} 8)
  else()
    compile_in_batches(kuhhandel_${name} 16)
  endif()
  if(ARG_HOT AND CMAKE_BUILD_TYPE STREQUAL "Release")
    compile_hot(kuhhandel_${name})
  elseif(NOT ARG_HOT)
    target_compile_options(kuhhandel_${name} PRIVATE ${small})
  endif()
endfunction()

# compile_apart(TARGET SUFFIX OPTION FILE...): compiles these files of the target with one more option, in a unity build of their
# own. Call it last, because it copies the target's properties.
function(compile_apart target suffix option)
  set(apart ${target}_${suffix})
  get_target_property(sources ${target} SOURCES)
  list(REMOVE_ITEM sources ${ARGN})
  add_library(${apart} OBJECT ${ARGN})
  foreach(property IN ITEMS INCLUDE_DIRECTORIES LINK_LIBRARIES COMPILE_DEFINITIONS COMPILE_OPTIONS COMPILE_FEATURES
      POSITION_INDEPENDENT_CODE UNITY_BUILD UNITY_BUILD_BATCH_SIZE)
    get_target_property(value ${target} ${property})
    if(value)
      set_property(TARGET ${apart} PROPERTY ${property} ${value})
    endif()
  endforeach()
  get_target_property(headers ${target} PRECOMPILE_HEADERS_REUSE_FROM)
  if(headers)
    target_precompile_headers(${apart} REUSE_FROM ${headers})
  endif()
  target_compile_options(${apart} PRIVATE ${option})
  set_property(TARGET ${target} PROPERTY SOURCES ${sources} $<TARGET_OBJECTS:${apart}>)
endfunction()

# compile_cold(TARGET [FOLDER...]): compiles the target, or only these folders of it, with -O1 for release, because the code runs
# rarely and ./play builds faster (docs/measured/builds.md).
function(compile_cold target)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR small)
    return()
  endif()
  if(NOT ARGN)
    target_compile_options(${target} PRIVATE -O1)
    return()
  endif()
  list(JOIN ARGN "|" folders)
  get_target_property(cold ${target} SOURCES)
  list(FILTER cold INCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/(${folders})/")
  compile_apart(${target} cold -O1 ${cold})
endfunction()

# compile_small(TARGET OPTION FILE...): compiles these files with -Os or -Oz for release, because they run rarely and their size
# is downloaded (docs/measured/python.md). Call it last.
function(compile_small target option)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE files)
    compile_apart(${target} small ${option} ${files})
  endif()
endfunction()

# kuhhandel_tests(engine [LONG] DEPENDS kuhhandel_x ...): the program engine_tests from this folder's *_test.cpp. It is one ctest
# test, because a program with sanitizers takes longer to start than most of its tests take to run. LONG programs are split into
# shards, which ctest starts first, so that they do not run alone at the end.
function(kuhhandel_tests name)
  if(NOT KUHHANDEL_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "LONG" "" "DEPENDS" ${ARGN})
  sources_below(sources)
  list(FILTER sources INCLUDE REGEX "_test\\.cpp$")
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_tests ${sources})
  # The tested code keeps the preset's optimisation and line numbers.
  target_compile_options(${name}_tests PRIVATE ${unoptimised})
  target_link_libraries(${name}_tests PRIVATE ${ARG_DEPENDS} GTest::gmock GTest::gtest_main Boost::json)
  reuse_precompiled(${name}_tests kuhhandel_test_headers)
  compile_in_batches(${name}_tests 16)
  set(shares 1)
  if(ARG_LONG)
    set(shares 6)
  endif()
  foreach(share RANGE 1 ${shares})
    math(EXPR index "${share} - 1")
    add_test(NAME ${name}_tests.${share} COMMAND ${name}_tests)
    set_tests_properties(${name}_tests.${share} PROPERTIES COST ${shares}
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${shares};GTEST_SHARD_INDEX=${index}")
  endforeach()
endfunction()
