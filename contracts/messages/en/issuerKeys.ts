/** The page of issuers' keys. */
export const issuerKeys = {
  lead: 'A document proves itself only if the key of its issuer is trusted here. No key ships with the product: get each one from its issuer, and compare its fingerprint.',
  needed: 'What keys are needed for',
  publishedAt: 'Published at',
  trusted: '%{smart_count} key trusted |||| %{smart_count} keys trusted',
  nothing: 'No key, nothing can be proven',
  ending:
    '%{smart_count} key ends or has ended without a later one |||| %{smart_count} keys end or have ended without a later one',
  noEnd: 'No end stated',
  days: 'In %{smart_count} day |||| In %{smart_count} days',
  bareKey: 'Bare public key',
  import: {
    button: 'Import a key',
    title: 'Import an issuer’s key',
    detail:
      'Download the certificate from the issuer’s own page, over HTTPS. Nothing is trusted yet: you see its fingerprint first.',
    purpose: 'What it proves',
    file: 'Certificate or public key',
    types: 'A certificate (PEM or DER) or an RSA public key (PEM), at most 64 kB. Never a private key.',
    missing: 'Choose a file.',
    private:
      'This file holds a private key. It was not sent. The person who gave it to you must treat that key as lost. Choose the public certificate.',
    issuer: 'Issuer’s name',
    issuerHint: 'Optional. Shown on results as the signer. Usual names are %{issuer}, by what the key proves.',
    kid: 'Key ID',
    kidHint: 'Only for a bare public key of a portal, as its codes name it.',
    read: 'Show the fingerprint',
  },
  confirm: {
    title: 'Trust this key of %{issuer}?',
    detail:
      'The holder of this key can make any document look proven, and the server cannot know whose key it is. Compare the fingerprint with the one that the issuer publishes, through a second channel if you can.',
    compared: 'I have compared the fingerprint with what the issuer publishes.',
    expired: 'This certificate ended on %{day}. It counts only for what was signed before that day.',
    acceptExpired: 'Import it for documents that were signed before its end.',
    button: 'Trust this key',
    done: 'Key of %{issuer} imported. Checks trust it from now on.',
  },
  remove: {
    button: 'Remove key',
    title: 'Remove this key of %{issuer}?',
    detail:
      'New checks do not trust it from now on: a document that it signed is not proven any more. Results that were given stay as they are, and name the issuer and the day. Nothing is erased: the key stays in this list as removed, and can be imported again.',
    done: 'Key of %{issuer} removed',
  },
} as const
