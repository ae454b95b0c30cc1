/** The words that the reader of documents speaks in. Their texts are the message area `documents`. */

export const documentKinds = [
  'pan',
  'aadhaarFront',
  'aadhaarBack',
  'aadhaarLetter',
  'drivingLicence',
  'voterCard',
  'passport',
  'vehicleRc',
  'cheque',
  'gstCertificate',
  'foreignPassport',
  'foreignId',
  'visa',
] as const

export type DocumentKind = (typeof documentKinds)[number]

export const fieldNames = [
  'number',
  'vid',
  'enrolmentNumber',
  'name',
  'nameHindi',
  'surname',
  'givenNames',
  'fatherName',
  'fatherNameHindi',
  'husbandName',
  'guardianName',
  'motherName',
  'birthDate',
  'birthYear',
  'gender',
  'nationality',
  'bloodGroup',
  'address',
  'pin',
  'state',
  'birthPlace',
  'issuePlace',
  'issueDate',
  'expiryDate',
  'transportExpiryDate',
  'registrationDate',
  'fitnessDate',
  'vehicleClasses',
  'chassisNumber',
  'engineNumber',
  'maker',
  'model',
  'fuel',
  'colour',
  'legalName',
  'tradeName',
  'constitution',
  'registrationType',
  'bank',
  'branch',
  'ifsc',
  'accountNumber',
  'chequeNumber',
  'micr',
  'documentCode',
  'issuingState',
  'optionalData',
] as const

export type FieldName = (typeof fieldNames)[number]

/** What a local check of a field found out. No source was asked. */
export const checkCodes = [
  'checksumOk',
  'checksumWrong',
  'formatOk',
  'formatUnusual',
  'formatWrong',
  'dateOk',
  'dateImpossible',
  'dateInFuture',
  'dateOrderWrong',
  'datePassed',
  'stateOk',
  'stateUnknown',
  'mrzAgrees',
  'mrzDiffers',
  'noRule',
] as const

export type CheckCode = (typeof checkCodes)[number]

export const mrzFormats = ['TD1', 'TD2', 'TD3', 'MRVA', 'MRVB'] as const

export type MrzFormat = (typeof mrzFormats)[number]

export const mrzCheckNames = ['documentNumber', 'birthDate', 'expiryDate', 'optionalData', 'composite'] as const

export type MrzCheckName = (typeof mrzCheckNames)[number]

/**
 * With the unit of `measure`: `blurred` and `copy` a sharpness, `glare` and `dark` the share of the picture, `cutOff` the edges
 * that are touched, `lowResolution` the median height of the letters in pixels, `screenPhoto` the strength of a repeated pattern,
 * `skewed` degrees, `unsure` the mean confidence.
 */
export const qualityCodes = [
  'blurred',
  'glare',
  'dark',
  'cutOff',
  'lowResolution',
  'copy',
  'screenPhoto',
  'skewed',
  'unsure',
] as const

export type QualityCode = (typeof qualityCodes)[number]

export const hintCodes = [
  'panNameLetter',
  'panHolderLetter',
  'mrzDiffers',
  'mrzCheckDigit',
  'checksumWrong',
  'dateOrder',
  'gstinPan',
  'editorSoftware',
  'pdfChanged',
] as const

export type HintCode = (typeof hintCodes)[number]

/** Why a file cannot be read as a document. */
export const documentProblems = [
  'empty',
  'unsupported',
  'broken',
  'tooManyPixels',
  'tooManyBytes',
  'tooManyPages',
  'tooSmall',
  'oneColour',
  'pdfPassword',
  'pdfWithoutPicture',
  'nothingRead',
  'modelMissing',
  'stopped',
] as const

export type DocumentProblemCode = (typeof documentProblems)[number]
