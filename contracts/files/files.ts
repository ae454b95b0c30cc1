/** What a file is, decided by its content and never by its name. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  tiff: 'image/tiff',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  /** An archive with one XML file, such as an Aadhaar offline e-KYC. */
  zip: 'application/zip',
} as const

export type FileType = keyof typeof fileTypes

/** How the names of files of a type end; for choosing files, not for trusting them. */
const extensions: Record<FileType, readonly string[]> = {
  pdf: ['.pdf'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  tiff: ['.tif', '.tiff'],
  xls: ['.xls'],
  xlsx: ['.xlsx'],
  ods: ['.ods'],
  csv: ['.csv'],
  zip: ['.zip'],
}

export const extensionsOf = (types: readonly FileType[]): string[] => types.flatMap(type => extensions[type])

export const pictureTypes = ['jpeg', 'png', 'webp', 'tiff'] as const satisfies readonly FileType[]

export const isPicture = (type: FileType): boolean => pictureTypes.some(one => one === type)

export const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]]

/** Files that customers hand over to be read, and for how long they are kept after their check. */
export const fileLimits = {
  bytes: 20 * 1024 * 1024,
  /** Of one account, in the window. */
  uploads: { max: 200, windowMs: 10 * 60_000 },
  /** A file that no check has used is deleted after this time. */
  unusedHours: 24,
  /** Days after the check; 0 deletes a file as soon as its check has ended. */
  keepDays: { most: 365, usual: 30 },
} as const

/** The id of an uploaded file, or of one of the product's samples, such as `sample_statement`. */
export const FILE_ID = /^(?:fil_[0-9a-f]{32}|sample_[a-z_]{1,40})$/
