/** What the server says about uploaded files. */
export const filesServer = {
  unsupported:
    'This kind of file cannot be read. Send a PDF, a picture (JPEG, PNG, WebP, TIFF) or a table (XLSX, XLS, ODS, CSV).',
  tooLarge: 'The file is too large. A file can have at most %{megabytes} MB.',
  largeBusy: 'Several large files are being uploaded at the moment. Try again in a minute.',
  empty: 'The file is empty.',
  missing: 'This file does not exist, or it has been deleted. Upload it again.',
  wrongType: 'This kind of file cannot be used here. Send %{types}.',
  beingRead: 'A check is reading this file. It can be deleted as soon as the check has ended.',
  inEnvelope: 'This file belongs to a document at e-sign. It is kept with it.',
  tooDemanding:
    'This file needs more time or memory than a file may take. Nothing was charged. Send fewer pages or smaller pictures.',
  tooManyWaiting:
    'Your account already has %{count} checks that wait to be read. Wait until some have finished. Nothing was charged.',
  busy: 'Too many files wait to be read at the moment. Try again in a few minutes. Nothing was charged.',
} as const

/** Files on screen: choosing them, what is kept of them, and the progress of a check that reads them. */
export const files = {
  drop: 'Drop a file here, or choose one |||| Drop files here, or choose them',
  dropNow: 'Drop to upload',
  choose: 'Choose a file |||| Choose files',
  more: 'Add more',
  photo: 'Take a photo',
  limits: '%{types} · up to %{size} each',
  atMost: 'at most %{count} files',
  uploading: 'Uploading %{name}',
  waiting: 'Waiting in queue',
  uploaded: 'Uploaded',
  failed: 'Not uploaded. %{message}',
  retry: 'Try again',
  remove: 'Remove %{name}',
  earlier: 'Move %{name} up',
  sample: 'Sample document',
  sampleHint: 'Made up by us, for a first try',
  ready: '%{smart_count} file is ready |||| %{smart_count} files are ready',
  password: {
    label: 'Password',
    of: 'Password of %{name}',
    hint: 'Stored encrypted until the file has been read, then deleted.',
    use: 'Use password',
  },
  problem: {
    wrongType: '“%{name}” is not a supported file. Choose %{types}.',
    tooLarge: '“%{name}” is larger than %{size}.',
    empty: '“%{name}” is empty.',
    tooMany: 'Only %{smart_count} file can be read at once. |||| Only %{smart_count} files can be read at once.',
    twice: '“%{name}” is already in the list.',
  },
  form: {
    add: 'Choose the %{field} to continue.',
    uploading: 'Wait until everything is uploaded.',
    short: {
      add: 'Choose the %{field}',
      uploading: 'Uploading…',
    },
  },
  kept: {
    days: 'Stored encrypted, deleted %{smart_count} day after the check. |||| Stored encrypted, deleted %{smart_count} days after the check.',
    none: 'Stored encrypted, deleted as soon as the check has ended.',
    change: 'Change retention',
  },
  settings: {
    title: 'Uploaded files',
    detail:
      'Files that you upload for a check are encrypted, each with a key of its own. When their retention ends, key and content are deleted. Type, size and SHA-256 stay as proof of what was deleted.',
    days: 'Keep files for',
    hint: 'Days after the check, at most %{most}. 0 deletes a file as soon as its check has ended. Also applies to the files that are there already.',
    unused: 'A file that no check uses is deleted after %{hours} hours.',
    save: 'Save',
    saved: 'Files are now kept for %{smart_count} day. |||| Files are now kept for %{smart_count} days.',
    savedNone: 'Files are now deleted as soon as their check has ended.',
  },
  cases: {
    title: 'Cases of your own plans',
    detail:
      'So many days after a case has ended, the person, their answers and what was found are deleted for good. Steps, times, outcomes and the result stay. Background verification and onboarding have periods of their own.',
    days: 'Keep personal data for',
    hint: 'Days after the end of the case. Empty keeps it. Also applies to the cases that have ended already.',
    saved:
      'Personal data of cases is now kept for %{smart_count} day. |||| Personal data of cases is now kept for %{smart_count} days.',
    savedKept: 'Personal data of cases is now kept.',
  },
  ofCheck: {
    title: 'Files of this check',
    none: 'No files are known for this check.',
    deletedName: 'Deleted file',
    keptUntil: 'Kept until %{day}',
    deletedAt: 'Deleted %{time}',
    sha: 'SHA-256',
    proof: 'Type, size and SHA-256 stay as proof.',
    open: 'Download %{name}',
    download: 'Download',
    remove: 'Delete now',
    removeNamed: 'Delete now: %{name}',
    confirm: {
      title: 'Delete “%{name}” now?',
      detail:
        'The content is deleted immediately and permanently. The result of the check stays. Running the check again needs the file again.',
      act: 'Delete file',
    },
    removed: 'The file was deleted.',
  },
  progress: {
    title: 'Reading your files',
    detail: 'This page updates by itself. You can leave it: the check continues.',
    received: 'Received',
    reading: 'Read',
    checking: 'Checked',
    done: 'Done',
    queued: 'Waits to be read',
    place: 'Waits to be read, at place %{place} of the queue',
    next: 'Waits to be read, and is next',
    pages: 'Scanned page %{page} of %{pages}',
  },
  rejected: {
    title: 'The files could not be used',
    free: 'Nothing was charged.',
    again: 'Try with other files',
  },
} as const
