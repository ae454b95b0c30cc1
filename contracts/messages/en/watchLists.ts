/** Lists for screening: their files, versions and screens. */
export const watchLists = {
  nameTaken: 'There is already a list named %{name}.',
  importing: 'Another import of this list is running. Wait until it has ended.',
  noFormer: 'There is no earlier version to go back to.',
  tooMany: 'An account can have %{most} lists. Remove one first.',
  nothingWaits: 'No decision is waiting here. Somebody else may have confirmed it.',
  inFile: '%{file}: %{why}',
  file: {
    notUtf8: 'The file is not UTF-8 (line %{line}). Save it as UTF-8, then try again.',
    binary: 'This is not a text file. Unpack an archive before you import it.',
    recordTooLong: 'The record in line %{line} is too long for a list.',
    brokenXml: 'The XML ends or breaks in line %{line}. Download the file again.',
    doctype: 'The XML has a DOCTYPE. Lists have none, so the file is refused.',
    tooDeep: 'The XML in line %{line} is nested too deep for a list.',
    brokenCsv: 'The CSV breaks in line %{line}: a quotation mark is not closed. Download the file again.',
    brokenRow: 'Line %{line} has fewer than %{cells} columns: the file may have been cut off. Download it again.',
    brokenJson: 'Line %{line} is not complete JSON: the file may have been cut off. Download it again.',
    noEntity: 'Line %{line} is not an entity: it needs id, schema and properties.',
    cellMissing: 'Line %{line} has no %{column}.',
    badDate: 'Line %{line}: %{value} is not a date. Write it as 1964-10-08, or 1964 if only the year is known.',
    repeatedId: 'The id %{id} occurs twice. Each entry needs its own.',
    tooManyEntries: 'The file has more than %{most} entries, too many for its format.',
    empty: 'The file has no entries.',
    unknownFormat:
      'The format is not known. Expected is a file of OFAC, the UN, the EU, the UK Sanctions List, the US Consolidated Screening List, OpenSanctions or Senzing, or a CSV with a column called name.',
    headingsMissing:
      'This looks like %{format}, but has no %{missing}. The publisher may have changed the layout, so nothing of the file is used.',
    elementsMissing:
      'This looks like %{format}, but %{element} in line %{line} has no %{missing}. The publisher may have changed the layout, so nothing of the file is used.',
    unknownColumns: 'These columns are not known: %{columns}. Expected are: %{known}. Only name is needed.',
    columnTwice: 'Two columns are %{column}.',
    unknownKind: 'Line %{line}: “%{kind}” is no kind of entry in this format. Expected are: %{kinds}.',
    unknownOwnKind: 'Line %{line}: the kind is not known. Expected are: %{kinds}, or nothing.',
    closedList:
      'This is the former UK list ConList, which was closed on 28 January 2026. Use the UK Sanctions List (UK-Sanctions-List.csv or .xml).',
    noRecord: 'Line %{line} is not a record: it needs DATA_SOURCE and RECORD_ID.',
    brokenJsonEnd: 'The JSON breaks after %{records} entries: the file may have been cut off. Download it again.',
    mostlyUnnamed:
      '%{unnamed} entries have no name or id. The publisher may have changed the layout, so nothing of the file is used.',
    oneFile: 'This format has a single file. Only OFAC’s CSV comes in several.',
    sameFileTwice: '%{part} repeats another file of the import.',
    ofacColumns: 'A file of OFAC has 12, 6, 5 or 2 columns, but one here has %{columns}.',
    ofacMainMissing: 'sdn.csv is missing. alt.csv, add.csv and sdn_comments.csv only complete it.',
    ofacOrphan: '%{part} names the entry %{id}, which is not in sdn.csv. The files must be of the same day.',
    shrunk:
      'The file has %{now} entries, the current version %{before}. If that is right, import it again and allow it.',
    rows: 'The file has rows that cannot be read.',
    notOwn: 'This is not the template’s CSV: its first row needs at least name.',
    badBirth:
      'Line %{line}: a date of birth cannot be read. Write it as 1964-10-08, or 1964 if only the year is known.',
    idTwice: 'Line %{line} has the same id as line %{first}. Each entry needs its own.',
    rowTwice: 'Line %{line} repeats line %{first}. Remove one of them, or give each an id.',
    tooManyOwn: 'The file has more than %{most} entries. Split it into several lists.',
    tooManyProblems: 'More rows have problems; the first %{most} are shown.',
    interrupted: 'The import was interrupted. Start it again.',
    ours: 'The import failed on our side. Try again.',
  },
} as const
