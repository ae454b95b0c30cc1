/** What the server says about the logo and the name at the head of reports. */
export const letterheadServer = {
  unsupported: 'A logo has to be a PNG, JPEG or WebP picture. Save it as PNG and upload it again; SVG is not possible.',
  broken: 'The picture is damaged or incomplete. Save it again and upload that file.',
  tooManyPixels: 'The picture is too large. A logo can have at most %{megapixels} megapixels.',
  invisible: 'Nothing can be seen in the picture: all of it is transparent.',
  tooDemanding: 'This picture needs more time or memory than a logo may take. Save it as PNG and upload that file.',
  sample: {
    title: 'Sample report',
    detail: 'Made-up content',
    notice: 'Nothing in this report is real. It shows how your reports begin and end.',
    section: 'Result',
    subject: 'Subject',
    subjectValue: 'Meera Nair (made up)',
    status: 'Status',
    statusValue: 'Completed',
    source: 'Source',
    sourceValue: 'None: no source was asked',
  },
} as const

/** The setting on screen. */
export const letterhead = {
  logo: {
    title: 'Logo of your reports',
    detail:
      'It is shown at the top of the signed reports of your checks, and of the intelligence reports that you make by API. Invoices, statements and receipts that you get from us carry no logo of yours, because we issue them.',
    choose: 'Logo',
    hint: 'On paper it gets up to 192 × 48 points (68 × 17 mm), and is never drawn larger than its pixels allow. Use the version for light backgrounds. Empty margins are cut off, and metadata are removed.',
    none: 'Without a logo, your reports begin with their title.',
    size: '%{width} × %{height} pixels, %{bytes}',
    changed: 'Changed %{time}',
    light: 'On light',
    dark: 'On dark',
    picture: 'Your logo',
    remove: 'Remove logo',
    saved: 'The logo is in place. It is shown on every report that is downloaded from now on.',
    removed: 'The logo is removed. Reports are downloaded without it from now on.',
    undo: 'Undo',
    undone: 'Undone. Everything is as before.',
  },
  name: {
    title: 'Name next to the logo',
    label: 'Name',
    hint: 'Leave it empty if your logo says the name already.',
    save: 'Save',
    saved: 'The name next to the logo has been changed.',
    savedNone: 'Your reports now have no name next to the logo.',
  },
  preview: {
    title: 'How a report begins',
    report: 'PAN check',
    subject: 'AAxxxx000A, Completed',
    footer: 'Signed by %{brand}',
    download: 'Download a sample report',
    note: 'The name at the foot says who signed. It is not changed by your logo: anyone who verifies the report sees that it comes from %{brand}.',
  },
} as const
