// A certificate for a server of a test, made on the spot.
#pragma once

#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "server/net/tls_certificate.h"

namespace kuhhandel {

/// Self-signed, for 127.0.0.1, with that validity.
inline server::TlsFiles a_certificate(std::filesystem::path const& folder,
                                      std::chrono::seconds good_for = std::chrono::hours(1)) {
  server::TlsFiles const files{folder / "certificate.pem", folder / "key.pem"};
  std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> const key(EVP_EC_gen("P-256"), EVP_PKEY_free);
  std::unique_ptr<X509, decltype(&X509_free)> const certificate(X509_new(), X509_free);
  X509_set_version(certificate.get(), X509_VERSION_3);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), good_for.count());
  std::unique_ptr<X509_EXTENSION, decltype(&X509_EXTENSION_free)> const host(
      X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "IP:127.0.0.1"), X509_EXTENSION_free);
  X509_add_ext(certificate.get(), host.get(), -1);
  X509_set_pubkey(certificate.get(), key.get());
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  std::unique_ptr<FILE, decltype(&fclose)> const first(fopen(files.certificate.c_str(), "w"), fclose);
  PEM_write_X509(first.get(), certificate.get());
  std::unique_ptr<FILE, decltype(&fclose)> const second(fopen(files.key.c_str(), "w"), fclose);
  PEM_write_PrivateKey(second.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  return files;
}

}  // namespace kuhhandel
