/** What the server says about uploaded files. */
export const filesServer = {
  unsupported:
    'This kind of file cannot be read. Send a PDF, a picture (JPEG, PNG, WebP, TIFF) or a table (XLSX, XLS, ODS, CSV).',
  tooLarge: 'The file is too large. A file can have at most %{megabytes} MB.',
  empty: 'The file is empty.',
  missing: 'This file does not exist, or it has been deleted. Upload it again.',
  tooDemanding:
    'This file needs more time or memory than a file may take. Nothing was charged. Send fewer pages or smaller pictures.',
  tooManyWaiting:
    'Your account already has %{count} checks that wait to be read. Wait until some have finished. Nothing was charged.',
  busy: 'Too many files wait to be read at the moment. Try again in a few minutes. Nothing was charged.',
} as const
