import type { z } from 'zod'
import type { expandInquiry as call } from '../../contracts/calls/inquiries.ts'
import type { ProductId } from '../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { type Question, questionsAbout } from '../engines/inquiries/due.ts'
import { pricesAt } from '../intelligence/bounds.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { graphOf, isGivenUp, questionKey, readAsked, stateOf } from './answers.ts'
import { askQuestion, putBack } from './ask.ts'
import { storeFigures } from './gather.ts'
import { nodeKey } from './nodeKey.ts'
import { ownInquiry } from './row.ts'

type Body = z.output<NonNullable<typeof call.body>>

/**
 * Asks about a node what has not been asked yet; asking again costs nothing. Throws `not_found` for an unknown node, `bad_request` for a product that does not fit it,
 * `conflict` above the price that was shown or if it was erased, and `insufficient_balance`.
 */
export async function expandNode(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  { id, node: wanted, products, atMostPaise }: Body & { id: string },
): Promise<void> {
  const { locale } = scope
  const inquiry = await ownInquiry(ctx, scope, id)
  if (inquiry.status === 'erased') throw new Problem('conflict', translate(locale, 'inquiries.erased'))
  const asked = await readAsked(ctx.db, inquiry)
  const node = [...graphOf(ctx, inquiry, asked).nodes.values()].find(one => nodeKey(ctx.vault, id, one.id) === wanted)
  if (!node) throw notFound('node')
  const offered = questionsAbout(node)
  const questions = [...new Set(products)].map((product, at) => {
    const question = offered.find(one => one.product === product)
    if (question) return question
    const message = translate(locale, 'inquiries.notFitting', { product })
    throw new Problem('bad_request', message, [{ field: `products.${at}`, message }])
  })
  const keyOf = (question: Question) => questionKey(ctx.vault, inquiry, question)
  const silent = questions.filter(question => isGivenUp(asked.get(keyOf(question))))
  const open = questions.filter(
    question => silent.includes(question) || ['open', 'blocked'].includes(stateOf(asked.get(keyOf(question)))),
  )
  const priceOf = await pricesAt(ctx, inquiry.user_id, new Date())
  const paise = inquiry.mode === 'test' ? 0 : open.reduce((sum, { product }) => sum + priceOf(product), 0)
  if (paise > atMostPaise)
    throw new Problem('conflict', translate(locale, 'inquiries.priceChanged', { price: formatPaise(paise) }))
  // Also what another request has begun: it is the same check, and this reply has its answer.
  await putBack(
    ctx,
    silent.map(keyOf).flatMap(key => asked.get(key)?.row ?? []),
  )
  const begun: ProductId[] = []
  try {
    for (const question of questions) {
      await askQuestion(ctx, scope, inquiry, question, { by: 'person', atMostPaise: priceOf(question.product) })
      if (open.includes(question)) begun.push(question.product)
    }
  } finally {
    // Also when a later one could not be paid: what was paid before it is recorded.
    if (begun.length > 0) {
      const data = { kind: node.kind, products: begun }
      await audit(ctx.db, scope, { action: 'inquiry.expanded', subject: id, data })
      if (inquiry.status === 'ready') await storeFigures(ctx, id)
    }
  }
}
