import { gatewayChecks } from '../../../contracts/calls/gateway.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import type { Context } from '../../context.ts'
import { runnerOf } from '../../runners/index.ts'
import { urlOf } from '../serve.ts'
import type { OpenApi } from './openapi.ts'

type Shared = Pick<Context, 'sources'>

const JSON_TYPE = 'application/json'
const EXAMPLE_ID = '019a9e2f6c3d7b0e8f1a2b3c4d5e6f70'

/** Writes a request and a reply into each product's endpoint: the reply is what a test key is answered in truth. */
export async function addExamples(ctx: Shared, document: OpenApi): Promise<void> {
  for (const id of productIds) {
    const operation = document.paths[urlOf(gatewayChecks[id])]?.post
    const body = operation?.requestBody?.content[JSON_TYPE]
    const reply = operation?.responses[200]?.content?.[JSON_TYPE]
    if (body) body.example = requestExample(id)
    if (reply) reply.example = await replyExample(ctx, id)
  }
}

export const requestExample = (id: ProductId) => ({
  ...productOf(id).example,
  consent: true,
  purpose: 'customer_onboarding',
  reference: 'order-1042',
})

async function replyExample({ sources }: Shared, id: ProductId) {
  const query = productOf(id).input.parse(productOf(id).example)
  const answer = await sources.ask({ product: id, query, mode: 'test' })
  return {
    id: `ver_${EXAMPLE_ID}`,
    product: id,
    status: answer.found ? 'completed' : 'not_found',
    result: answer.found ? runnerOf(id).result(query as never, answer.record as never) : null,
    reference: 'order-1042',
    charge: { paise: productOf(id).pricePaise, wallet: 'api' },
  }
}
