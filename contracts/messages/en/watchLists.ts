/** Lists for screening: their files, versions and screens. */
export const watchLists = {
  importing: 'Another import of this list is running. Wait until it has ended.',
  noFormer: 'There is no earlier version to go back to.',
  tooMany: 'An account can have %{most} lists. Remove one first.',
  nothingWaits: 'No decision is waiting here. Somebody else may have confirmed it.',
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
      'The format is not known. Use the file of OFAC, UN, EU, UK or OpenSanctions, or a CSV with id and name.',
    oneFile: 'This format has a single file. Only OFAC’s list comes in several.',
    sameFileTwice: '%{file} repeats another file of the import.',
    ofacMainMissing: 'sdn.csv is missing. alt.csv and add.csv only complete it.',
    ofacOrphan: '%{file}, line %{line}: there is no entry %{id} in sdn.csv. The files must be of the same day.',
    shrunk:
      'The file has %{now} entries, the current version %{before}. If that is right, import it again and allow it.',
    interrupted: 'The import was interrupted. Start it again.',
    ours: 'The import failed on our side. Try again.',
  },
} as const
