import type { letterheadServer } from '../../../contracts/messages/en/letterhead.ts'
import type { TextKey } from '../../../contracts/messages/types.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { documentOf } from '../../reports/blocks/document.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { letterheadOf } from './letterhead.ts'

const facts = ['subject', 'status', 'source'] as const

/** A signed report about nobody, so that the account sees its head above a text. */
export async function sampleReport(ctx: Context, { actor, locale }: Scope<CustomerActor>): Promise<Buffer> {
  const { BRAND_NAME: brand } = ctx.config
  const text = (key: TextKey<typeof letterheadServer.sample>) => translate(locale, `letterhead.sample.${key}`)
  const head = await letterheadOf(ctx, actor.userId)
  const [title, disclaimer] = [text('title'), text('notice')]
  const document = documentOf(
    [
      ...(head ? [{ kind: 'letterhead' as const, ...head }] : []),
      { kind: 'title', text: title, detail: text('detail') },
      { kind: 'notice', text: disclaimer },
      {
        kind: 'sections',
        sections: [
          {
            title: text('section'),
            facts: facts.map(name => ({
              label: text(name),
              value: text(`${name}Value`),
            })),
          },
        ],
        empty: '',
      },
    ],
    {
      title,
      author: brand,
      createdAt: new Date(),
      footer: `${translate(locale, 'reports.signedBy', { brand })}\n${disclaimer}`,
    },
  )
  return signedPdf(ctx, document, locale)
}
