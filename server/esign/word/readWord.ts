import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { convertWord } from './convertWord.ts'
import { inspectWord } from './inspectWord.ts'

/**
 * The PDF of a Word document; null for other content. Throws `unsupported_type` where no program turns it into one, `bad_request` that says why this document is not
 * read, and `unavailable`.
 */
export async function readWord(
  { config }: Pick<Context, 'config'>,
  content: Buffer,
  locale: Locale,
): Promise<Buffer | null> {
  const found = await inspectWord(content)
  if (!found) return null
  if (config.SOFFICE_PATH === undefined) throw new Problem('unsupported_type', translate(locale, 'esign.noWord'))
  const refuse = (message: string) => new Problem('bad_request', message, [{ field: 'file', message }])
  if (found.refused) throw refuse(translate(locale, `esign.word.${found.refused}`))
  const pdf = await convertWord(config.SOFFICE_PATH, content, translate(locale, 'esign.word.busy'))
  if (!pdf) throw refuse(translate(locale, 'esign.word.damaged'))
  return pdf
}
