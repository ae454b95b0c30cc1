/** Who was shown values of a check, in the tab of that name. */
export const accessLog = {
  empty: 'Nobody has been shown this response outside of this page.',
  newest: 'Only the newest %{count} entries are shown.',
  when: 'When',
  by: 'Who',
  what: 'What',
  reason: 'Reason',
  verification: {
    revealed: 'Revealed %{field}',
    exported: 'Exported in a list',
    downloaded: 'Downloaded the PDF',
    shared: 'Shared by a link',
    shareOpened: 'Opened the shared link',
    readByApi: 'Read the answer by API',
  },
  job: { downloaded: 'Downloaded the results of the whole file' },
  schedule: { downloaded: 'Downloaded the changes of a repeated file' },
  bankStatement: {
    exported: 'Exported the analysis',
    columnsShown: 'Showed the columns of a statement',
    opened: 'Showed what was read, masked',
  },
  file: { read: 'Opened an uploaded file' },
  courtReview: { opened: 'Opened it for the review' },
  case: {
    revealed: 'Shown in clear in a case',
    readByApi: 'Read in a case by API',
    downloaded: 'Downloaded in the report of a case',
    letterPrinted: 'Printed the letter of an address',
  },
  envelope: { downloaded: 'Downloaded a document to be signed', readByApi: 'Read a document to be signed by API' },
  intelligenceReport: {
    opened: 'Opened an intelligence report about it',
    downloaded: 'Downloaded an intelligence report about it',
    readByApi: 'Read an intelligence report about it by API',
  },
  inquiry: {
    opened: 'Opened an inquiry about it',
    exported: 'Downloaded an inquiry about it',
    readByApi: 'Read an inquiry about it by API',
  },
} as const
