#include "push/key_pair.h"

#include <fcntl.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

#include "push/openssl.h"

namespace kuhhandel::push {
namespace {

using Number = std::unique_ptr<BIGNUM, Deleter<BN_free>>;
using Context = std::unique_ptr<EVP_PKEY_CTX, Deleter<EVP_PKEY_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Deleter<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Deleter<ECDSA_SIG_free>>;
using ParamsBuilder = std::unique_ptr<OSSL_PARAM_BLD, Deleter<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Deleter<OSSL_PARAM_free>>;
using Memory = std::unique_ptr<BIO, Deleter<BIO_free_all>>;
using File = std::unique_ptr<std::FILE, Deleter<std::fclose>>;

constexpr auto kCurve = "prime256v1";

/// Returns a key of the curve, with the private part if it is given; null if the point is invalid.
EVP_PKEY* key_of(std::string_view private_key, std::string_view point) {
  ParamsBuilder const builder(OSSL_PARAM_BLD_new());
  Number const number(BN_bin2bn(bytes_of(private_key), static_cast<int>(private_key.size()), nullptr));
  check(builder && number);
  check(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) == 1);
  check(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                         point.size()) == 1);
  if (!private_key.empty())
    check(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1);
  Params const params(OSSL_PARAM_BLD_to_param(builder.get()));
  Context const context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  check(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* key = nullptr;
  auto const selection = private_key.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  return EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) == 1 ? key : nullptr;
}

bool is_of_the_curve(EVP_PKEY const* key) {
  return key != nullptr && EVP_PKEY_get_id(key) == EVP_PKEY_EC && EVP_PKEY_get_bits(key) == 256;
}

/// Writes a temporary file and renames it when it is complete.
void write_key(std::filesystem::path const& file, EVP_PKEY* key) {
  auto const unfinished = file.string() + ".new";
  std::filesystem::remove(unfinished);
  auto const descriptor =
      open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  File out(descriptor < 0 ? nullptr : fdopen(descriptor, "w"));
  bool const is_written =
      out && PEM_write_PKCS8PrivateKey(out.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1 &&
      std::fflush(out.get()) == 0 && fsync(descriptor) == 0;
  if (!is_written)
    throw std::runtime_error("The key for notifications cannot be written to " + file.string() + ".");
  std::filesystem::rename(unfinished, file);
}

}  // namespace

bool is_point(std::string_view bytes) {
  if (bytes.size() != kPointBytes || bytes.front() != 4) return false;
  auto* const key = key_of({}, bytes);
  EVP_PKEY_free(key);
  return key != nullptr;
}

void KeyPair::Free::operator()(evp_pkey_st* key) const { EVP_PKEY_free(key); }

KeyPair KeyPair::generate() {
  Key key(EVP_EC_gen(kCurve));
  check(key != nullptr);
  return KeyPair(std::move(key));
}

KeyPair KeyPair::of(std::string_view private_key, std::string_view point) {
  Key key(key_of(private_key, point));
  check(key != nullptr);
  return KeyPair(std::move(key));
}

KeyPair KeyPair::load_or_create(std::filesystem::path const& file) {
  if (!std::filesystem::exists(file)) {
    auto pair = generate();
    write_key(file, pair.key_.get());
    return pair;
  }
  File const in(std::fopen(file.c_str(), "r"));
  Key key(in ? PEM_read_PrivateKey(in.get(), nullptr, nullptr, nullptr) : nullptr);
  if (!is_of_the_curve(key.get()))
    throw std::runtime_error(file.string() + " is not a key for notifications (PEM, P-256).");
  return KeyPair(std::move(key));
}

KeyPair KeyPair::from_pem(std::string const& pem) {
  Memory const input(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  check(input != nullptr);
  Key key(PEM_read_bio_PrivateKey(input.get(), nullptr, nullptr, nullptr));
  if (!is_of_the_curve(key.get()))
    throw std::runtime_error("That is not a key for notifications (PEM, P-256).");
  return KeyPair(std::move(key));
}

std::string KeyPair::pem() const {
  Memory const output(BIO_new(BIO_s_mem()));
  check(output &&
        PEM_write_bio_PKCS8PrivateKey(output.get(), key_.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1);
  char* text = nullptr;
  auto const size = BIO_get_mem_data(output.get(), &text);
  return {text, static_cast<std::size_t>(size)};
}

std::string KeyPair::point() const {
  unsigned char* bytes = nullptr;
  auto const size = EVP_PKEY_get1_encoded_public_key(key_.get(), &bytes);
  check(size == kPointBytes);
  std::string point(reinterpret_cast<char const*>(bytes), size);
  OPENSSL_free(bytes);
  return point;
}

std::string KeyPair::secret_with(std::string_view point) const {
  Key const peer(key_of({}, point));
  Context const context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  check(peer && context && EVP_PKEY_derive_init(context.get()) == 1);
  check(EVP_PKEY_derive_set_peer(context.get(), peer.get()) == 1);
  std::string secret(kSecretBytes, '\0');
  auto size = secret.size();
  check(EVP_PKEY_derive(context.get(), buffer_of(secret), &size) == 1 && size == kSecretBytes);
  return secret;
}

std::string KeyPair::signature_of(std::string_view text) const {
  Digest const digest(EVP_MD_CTX_new());
  check(digest && EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
  std::string der(static_cast<std::size_t>(EVP_PKEY_get_size(key_.get())), '\0');
  auto size = der.size();
  check(EVP_DigestSign(digest.get(), buffer_of(der), &size, bytes_of(text), text.size()) == 1);
  auto const* from = bytes_of(std::string_view(der));
  Signature const pair(d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size)));
  check(pair != nullptr);
  std::string signature(kSignatureBytes, '\0');
  constexpr int kHalf = kSignatureBytes / 2;
  check(BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), buffer_of(signature), kHalf) == kHalf);
  check(BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), buffer_of(signature) + kHalf, kHalf) == kHalf);
  return signature;
}

}  // namespace kuhhandel::push
