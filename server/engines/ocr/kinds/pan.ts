import { above, below, type Found, type Line, labelled, labels, search, valueIn } from './page.ts'
import { type Draft, holding, type KindReader } from './reader.ts'
import { asName, codeOf, findDate, without } from './values.ts'

const asPan = codeOf(['AAAAA9999A'])

/**
 * The PAN card. Since 2017 it has labels; before, the name, the father's name and the date of birth follow each other without any, above the number.
 */
function read(lines: readonly Line[]): Draft[] {
  const birth = labelled(lines, /DATEOFBIRTH|OFBIRTH|DATEOFINC/, findDate) ?? search(lines, findDate)
  const name = nameBelow(lines, /^(?!.*(?:FATHER|THERS)).*NAME?$|^NAM$/)
  const father = labelled(lines, /FATHER|THERSNAM/, fatherOf, 2)
  const unlabelled = name ? undefined : namesAbove(lines, birth)
  return [
    { name: 'number', found: search(lines, asPan) },
    { name: 'name', found: name ?? unlabelled?.[0] },
    { name: 'fatherName', found: father ?? unlabelled?.[1] },
    { name: 'birthDate', found: birth },
  ]
}

/** "Father's Name" ends in a word that is no name itself. */
const fatherOf = without(/^['’]?\s*s?\s*name/i, asName)

function nameBelow(lines: readonly Line[], label: RegExp): Found | undefined {
  for (const { line } of labels(lines, label))
    for (const next of below(lines, line, 2).slice(0, 1)) {
      const found = valueIn(next, asName)
      if (found) return found
    }
  return undefined
}

/** The two lines with names above the date of birth, or one, which is the holder's own (a company has no father). */
function namesAbove(lines: readonly Line[], birth: Found | undefined): Found[] {
  const date = lines.find(
    line => birth && line.picture === birth.picture && line.box.y <= birth.box.y && findDate(line.text),
  )
  if (!date) return []
  return above(lines, date, 8)
    .flatMap(line => {
      const found = valueIn(line, asName)
      const isBeside = Math.abs(line.left - date.left) < (date.bottom - date.top) * 3
      return found && line.confidence > 0.7 && isBeside ? [found] : []
    })
    .slice(0, 2)
    .toReversed()
}

export const pan: KindReader = {
  kinds: ['pan'],
  // Sellers, banks and forms print one of them.
  signs: [/INCOMETAXD|TAXDEPARTM/, /PERMANENTACCOUNT/, /GOVTOFINDIA/, [holding('pan', asPan), 2]],
  words: 2,
  kindOf: () => 'pan',
  sidesOf: () => ['front'],
  read,
}
