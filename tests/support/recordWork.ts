import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Context } from '../../server/platform/context.ts'

/**
 * Records the work of a request, so that two can be compared without a clock: every statement by kind and table, and every
 * message.
 */
export function recordWork(ctx: Context) {
  const done: string[] = []
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      done.push(nameOf(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted: Context = {
    ...ctx,
    db: ctx.db.withPlugin(counting),
    channels: {
      send: (trx, message) => {
        done.push(`message by ${message.channel}`)
        return ctx.channels.send(trx, message)
      },
    },
  }
  return { ctx: counted, done }
}

/** `SelectQueryNode users`; for raw SQL its first words. */
function nameOf(node: RootOperationNode): string {
  if (node.kind === 'RawNode') return node.sqlFragments.join('?').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  const [, table = ''] =
    /"table":\{.*?"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(node)) ?? []
  return `${node.kind} ${table}`
}
