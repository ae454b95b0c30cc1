/** A product's list: the texts that its first load needs. */
export const responses = {
  tabs: 'Checks or files',
  checks: 'Checks',
  files: 'Files',
  new: 'New verification',
  first: 'Verify one %{subject}',
  upload: 'Upload a file',
} as const
