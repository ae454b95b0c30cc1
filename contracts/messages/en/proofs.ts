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
  document: {
    notAPdf: 'This is not a PDF.',
    damaged: 'The PDF is damaged or incomplete. Ask for it again.',
    passwordMissing: 'The PDF is locked. Enter its password.',
    passwordWrong: 'The password does not open this PDF.',
  },
} as const
