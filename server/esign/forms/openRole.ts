import type { DraftRecipient, EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import { isActing } from '../../../contracts/esign/states.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { filesIn } from '../drafts.ts'
import { esignFiles } from '../files.ts'
import type { Envelope, Sender } from '../rows.ts'
import { sendProblems } from '../send.ts'

const isOpenRole = ({ name, email, phone }: DraftRecipient) => name === '' && !email && !phone

interface Signer {
  name: string
  email: string
  locale: Locale
}

/** The draft of a copy: the one role without a name is the signer's, who enters a code. */
export const copyFor = (draft: EnvelopeDraft, { name, email, locale }: Signer): EnvelopeDraft => ({
  ...draft,
  recipients: draft.recipients.map(one =>
    isOpenRole(one) ? { ...one, name, email, locale, code: 'email', canDelegate: false } : one,
  ),
})

/** The key of the role that is open; undefined unless there is exactly one. */
export function openRoleIn({ recipients }: EnvelopeDraft): string | undefined {
  const open = recipients.filter(isOpenRole)
  return open.length === 1 ? open[0]?.id : undefined
}

const somebody = { name: 'Asha Rao', email: 'signer@example.com' }

/** What keeps a template from being a form, in the reader's language. */
export async function formProblems(ctx: Context, scope: Sender, { row, draft }: Envelope): Promise<string[]> {
  const { locale } = scope
  const role = draft.recipients.find(({ id }) => id === openRoleIn(draft))
  if (!role) return [translate(locale, 'esign.forms.oneRole')]
  const first = Math.min(...draft.recipients.filter(one => isActing(one.role)).map(({ order }) => order))
  const problems = [
    ...(role.role === 'sign' ? [] : [translate(locale, 'esign.forms.mustSign')]),
    ...(role.order === first ? [] : [translate(locale, 'esign.forms.mustBeFirst')]),
  ]
  const files = await esignFiles(ctx, ctx.db, row.user_id, filesIn(draft))
  if (draft.pages.some(({ file }) => !files.has(file))) problems.push(translate(locale, 'esign.pageGone'))
  const missing = await sendProblems(ctx, scope, row, { draft: copyFor(draft, { ...somebody, locale }), files })
  return [...problems, ...missing.map(({ message }) => message)]
}
