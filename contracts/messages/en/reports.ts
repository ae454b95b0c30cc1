/** A check as a PDF, and as the page that a shared link opens. */
export const reports = {
  source: 'Source',
  answeredAt: 'Answer of the source',
  reused: 'From %{time}, reused free of charge',
  result: 'Result',
  answer: 'Answer',
  notFound: 'The source has no such record.',
  noAnswer: 'The source did not respond.',
  notYet: 'No answer yet.',
  noRows: 'None on record',
  cashFlow: 'Cash flow by month',
  input: 'Details submitted',
  disclaimer:
    'This is what the source answered at the time shown. It is not a certificate, an identity document or legal advice.\nIt names its subject, and its download is recorded. The record may have changed since.',
  disclaimerMasked:
    'This is what the source answered at the time shown. It is not a certificate, an identity document or legal advice.\nPersonal details are masked. The record may have changed since.',
  signedBy: 'Signed by %{brand}',
  pictures: 'Pictures',
  picture: 'Picture %{number}',
  pictureDeleted: '%{picture} was deleted on %{day} and is not kept any more.',
  pictureGone: '%{picture} is not kept any more.',
  pictureUnread: '%{picture} cannot be drawn here.',
  documentPictures:
    'As kept: upright. Numbers other than that of the document are redacted here where they were recognised; names, dates, a photo and printed codes are seen.',
  verify: 'Verify this document: %{address}',
  verifyCode: 'Digest of the content (SHA-256): %{digest}',
  shared: 'A shared check',
  cover: 'Someone has shared the result of this check with you. Personal details are masked.',
  until: 'The link works until %{time}.',
  open: 'Show the result',
  gone: 'This link does not work',
} as const
