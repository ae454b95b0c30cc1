/** Why a document that proves itself cannot be read. */
export const proofsServer = {
  problem: {
    notThisKind: 'This is not the ZIP file of an Aadhaar offline e-KYC.',
    damaged: 'The file is damaged or incomplete. Ask the holder to download it again.',
    tooLarge: 'The file unpacks to more than an Aadhaar offline e-KYC has.',
    shareCodeWrong: 'The share code is wrong, or the file is damaged. Ask the holder for the code that they chose.',
    shareCodeMissing: 'Enter the share code.',
    encryptionUnknown: 'The file is encrypted in a way that UIDAI does not use.',
  },
  key: {
    unreadable: 'This file is no certificate and no RSA public key (PEM or DER).',
    privateKey:
      'This file holds a private key, or a container for one. Nothing was kept. Whoever sent it must treat that key as lost. Import the public certificate only.',
    weak: 'Only RSA keys of 2048 bits or more are trusted.',
    tooLarge: 'The file is too large for a certificate. It may have at most 64 kB.',
    several: 'The file holds several certificates. Import each one from a file of its own.',
    keyIdMissing: 'A bare key of a portal needs the key ID that its codes name.',
    certificateMissing: 'Signed documents need a certificate. A bare key is not enough.',
    otherKey: 'The file holds another key than the one that was shown. Read it again.',
    expired: 'This certificate has ended. Accept that only to check documents that were signed before its end.',
    held: 'This key is trusted already.',
    removed: 'This key was removed already.',
  },
  document: {
    notAPdf: 'This is not a PDF.',
    damaged: 'The PDF is damaged or incomplete. Ask for it again.',
    passwordMissing: 'The PDF is locked. Enter its password.',
    passwordWrong: 'The password does not open this PDF.',
  },
} as const
