# The folders' libraries and their tests are made by the two functions below. A folder's sources are all its .cpp files;
# those named *_test.cpp are its tests.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Every program is at the top of its build tree, whichever folder defines it.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
# Link-time optimisation stays off: g++ 12 computed wrong games with it (docs/ARCHITECTURE.md).
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION OFF)

# Users with other compilers see warnings but still get a program.
option(KUHHANDEL_STRICT "Warnings are errors: so in the presets for development and in ./test" OFF)
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum $<$<BOOL:${KUHHANDEL_STRICT}>:-Werror>)
# ARM's compilers take a byte of a text for a number from 0 on, all others for one from -128 on.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
  add_compile_options(-fsigned-char)
endif()
# No fused multiply-adds: bots calculate the same numbers on every machine.
add_compile_options(-ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # With -O3 g++ 12 sees overlaps inside std::string where there are none (its bug 105651).
  add_compile_options(-Wno-restrict)
  # It takes what one batch of files includes for headers.
  add_compile_options(-Wno-subobject-linkage)
endif()

option(KUHHANDEL_TESTS "Build the tests" "${PROJECT_IS_TOP_LEVEL}")
# Editors, clang-tidy and debuggers want each file alone, with everything in it.
option(KUHHANDEL_BATCHES "Compile several files at a time, with precompiled headers" ON)
option(KUHHANDEL_FUZZERS "Build the fuzzers: clang alone has their library" OFF)
option(KUHHANDEL_PORTABLE "Link everything but the C library into the programs, so that they run where it is installed alone" OFF)
option(KUHHANDEL_NATIVE "Compile what search and training spend their time in for this machine alone" OFF)
option(KUHHANDEL_PATHS "Build the program that tools/paths.sh runs; the preset `paths` has the flags" OFF)

# Debian has no archives of fmt and spdlog, but all of them in headers.
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
  # Users download a release, so its size counts; code that thinks stays fast.
  set(small -Oz)
  # Exceptions pass where functions call, and need no tables of how to leave them anywhere else.
  add_compile_options(-fno-asynchronous-unwind-tables)
  # OpenSSL's macros contain the name of the file that uses them; every folder must give the same bytes.
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
  # Set before there are precompiled headers, whose compilation it handles too.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/ccache.sh")
  # Without it, __FILE__ in tests and assertions would be different in each folder.
  add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
endif()

# Lets ccache cache objects compiled with them.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(pch_for_ccache -fpch-preprocess)
else()
  set(pch_for_ccache "SHELL:-Xclang -fno-pch-timestamp")
endif()

# precompiled(NAME OPTIONS ... HEADERS ... LIBRARIES ...): headers that many files include, compiled once for all that
# reuse NAME. Such files compile with the same options, and Boost.JSON's among them.
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

# Programs and models that are made by hand, as a room's library is: with its options and precompiled headers.
function(compile_like_a_room)
  foreach(target IN LISTS ARGV)
    reuse_precompiled(${target} kuhhandel_headers)
    target_compile_options(${target} PRIVATE ${small})
  endforeach()
endfunction()

# Sanitizers double the time that other people's templates take, and the tests' own code needs no line numbers.
if(KUHHANDEL_BATCHES)
  set(unoptimised $<$<CONFIG:Debug>:-O0;-g0>)
endif()
set(socket_headers <boost/asio/awaitable.hpp> <boost/asio/io_context.hpp> <boost/asio/ip/tcp.hpp> <boost/asio/ssl.hpp>
  <boost/asio/steady_timer.hpp> <boost/beast/core.hpp> <boost/beast/http.hpp> <boost/beast/websocket.hpp>)
set(usual_headers <boost/json.hpp> <algorithm> <chrono> <deque> <expected> <functional> <map> <optional> <set> <sstream>
  <variant>)
# Debian has no Boost for WebAssembly: there codec compiles its JSON library from its headers.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_compile_definitions(BOOST_SYSTEM_DISABLE_THREADS)
  # The search of a bot goes deeper than the usual stack; an overflow ends the program rather than changing its data.
  add_link_options(-Wl,--stack-first,-z,stack-size=1048576)
  # On a phone, download size matters more than speed for code that parses and formats; code that thinks stays fast.
  set(small -Oz)
  # clang runs it on linked modules, and silently skips it if it is missing.
  find_program(KUHHANDEL_WASM_OPT wasm-opt)
  if(NOT KUHHANDEL_WASM_OPT)
    message(FATAL_ERROR "wasm-opt is missing, without which modules are a tenth larger: install binaryen.")
  endif()
elseif("src/game/codec" IN_LIST rooms)
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  set(boost_json Boost::json)
endif()
if("src/game/codec" IN_LIST rooms)
  precompiled(kuhhandel_headers OPTIONS ${small} HEADERS ${usual_headers} LIBRARIES ${boost_json})
endif()
if(KUHHANDEL_TESTS)
  enable_testing()
  find_package(GTest REQUIRED)
  precompiled(kuhhandel_test_headers OPTIONS ${unoptimised} HEADERS <gmock/gmock.h> <gtest/gtest.h> ${usual_headers}
    LIBRARIES GTest::gmock Boost::json)
endif()

# Boost.Asio's and Boost.Beast's own code, for those who speak over sockets.
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

# Several files at a time, since most of a compilation is common includes: a helper's name is then unique in its target. More
# files save more time where includes are heavy (docs/measured/builds.md), and inline more, which makes packages larger.
function(compile_in_batches target files)
  if(KUHHANDEL_BATCHES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${files})
  endif()
endfunction()

# The hot code of search and training. The preset `native` compiles it for this machine, for benchmarks: such a program may not
# run on another one.
function(compile_hot target)
  # With vector instructions a phone is fast enough, and larger code would take longer to download.
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    target_compile_options(${target} PRIVATE -fno-unroll-loops -msimd128)
  else()
    target_compile_options(${target} PRIVATE -O3)
  endif()
  if(KUHHANDEL_NATIVE)
    target_compile_options(${target} PRIVATE -march=native)
  endif()
endfunction()

# Linked into other programs and shared libraries. Its functions are never replaced there, so calls among them may be inlined as
# usual.
function(make_packaged target)
  target_compile_features(${target} PUBLIC cxx_std_23)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    return()
  endif()
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(${target} PRIVATE -fno-semantic-interposition)
endfunction()

# The roots of #include paths: `engine/play.h`, `server/http/message.h`, `cli/replay/replay.h`, `tests/support/seats.h`.
foreach(folder src/game src/players src/table src/storage src/community src/lab src .)
  list(APPEND kuhhandel_include_folders "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/${folder}>")
endforeach()

# The .cpp files of this folder and those below it, without those of folders that are a library of their own.
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

# kuhhandel_library(engine [HOT] [EDGE] [PACKAGED] DEPENDS kuhhandel_x ...): library kuhhandel_engine from this folder. HOT code
# is optimised further, and includes too little for precompiled headers. EDGE code uses heavy templates such as sockets: with
# sanitizers it compiles in half the time without optimisation. PACKAGED libraries are installed (bindings/cpp).
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
  endif()
  if(TARGET ${headers} AND NOT ARG_HOT)
    reuse_precompiled(kuhhandel_${name} ${headers})
  endif()
  if(ARG_EDGE OR KUHHANDEL_TESTS OR CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    compile_in_batches(kuhhandel_${name} 16)
  else()
    compile_in_batches(kuhhandel_${name} 8)
  endif()
  if(ARG_HOT AND CMAKE_BUILD_TYPE STREQUAL "Release")
    compile_hot(kuhhandel_${name})
  elseif(NOT ARG_HOT)
    target_compile_options(kuhhandel_${name} PRIVATE ${small})
  endif()
endfunction()

# compile_cold(TARGET [FOLDER...]): the target, or these folders of it, runs too rarely for -O2, for which ./play would wait
# longer (docs/measured/builds.md). Call it last.
function(compile_cold target)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR small)
    return()
  endif()
  if(NOT ARGN)
    target_compile_options(${target} PRIVATE -O1)
    return()
  endif()
  list(JOIN ARGN "|" folders)
  get_target_property(sources ${target} SOURCES)
  set(cold ${sources})
  list(FILTER cold INCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/(${folders})/")
  list(REMOVE_ITEM sources ${cold})
  add_library(${target}_cold OBJECT ${cold})
  foreach(property IN ITEMS INCLUDE_DIRECTORIES LINK_LIBRARIES COMPILE_DEFINITIONS COMPILE_OPTIONS UNITY_BUILD UNITY_BUILD_BATCH_SIZE)
    get_target_property(value ${target} ${property})
    if(value)
      set_property(TARGET ${target}_cold PROPERTY ${property} ${value})
    endif()
  endforeach()
  get_target_property(headers ${target} PRECOMPILE_HEADERS_REUSE_FROM)
  if(headers)
    target_precompile_headers(${target}_cold REUSE_FROM ${headers})
  endif()
  target_compile_options(${target}_cold PRIVATE -O1)
  set_property(TARGET ${target} PROPERTY SOURCES ${sources} $<TARGET_OBJECTS:${target}_cold>)
endfunction()

# kuhhandel_tests(engine [LONG] DEPENDS kuhhandel_x ...): the program engine_tests from this folder's *_test.cpp. ctest runs
# it once, with all its tests, since to begin a program with sanitizers takes longer than most tests do. Long ones are run in
# several shares, which begin first, so that in the end nothing waits for them alone.
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
