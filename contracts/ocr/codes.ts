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
  'corrected',
  'notListed',
  'noRule',
] as const

export type CheckCode = (typeof checkCodes)[number]

/** `FRID` is the zone of the French identity card of 1988. */
export const knownMrzFormats = ['TD1', 'TD2', 'TD3', 'MRVA', 'MRVB', 'FRID'] as const

export type KnownMrzFormat = (typeof knownMrzFormats)[number]

/** `unknown`: lines that look like a zone, in no format that we know. */
export const mrzFormats = [...knownMrzFormats, 'unknown'] as const

export type MrzFormat = (typeof mrzFormats)[number]

/**
 * What a machine-readable zone says about itself. `valid`: every check digit fits what was read. `corrected`: characters were taken that the reader held
 * second. `wrong`: a check digit does not fit. `tooSmall`: one does not fit, in a zone that is too small to be read surely. `unknown`: the format is not known,
 * so that nothing was checked.
 */
export const mrzStates = ['valid', 'corrected', 'wrong', 'tooSmall', 'unknown'] as const

export type MrzState = (typeof mrzStates)[number]

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
  'tooBlurred',
  'pdfPassword',
  'pdfWithoutPicture',
  'nothingRead',
  'tooMuchText',
  'modelMissing',
  'stopped',
] as const

export type DocumentProblemCode = (typeof documentProblems)[number]
