import { listMessages } from '../../../server/sandbox/messages.ts'
import type { TestApp } from '../app.ts'
import { esignOf } from './signers.ts'

/** The pass of whoever asks for the code of a link and enters what was sent to them. */
export async function withPass({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>, token: string, to: string): Promise<string> {
  const { ask } = esignOf({ app, ctx })
  await ask('/invitations/code', { token })
  const code = (await listMessages(ctx, to)).find(({ otp }) => otp !== null)?.otp
  return (await ask('/invitations/open', { token, code })).json<{ pass: string }>().pass
}
