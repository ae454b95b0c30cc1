import type { StepRunner } from '../../cases/runners.ts'
import { askSubject } from './askSubject.ts'
import { codeAddressOf, enterStepCode } from './stepCodes.ts'

/** A code to the person's phone or e-mail, which the person enters on the page of the case. */
export const code: StepRunner = {
  begin: async (ctx, asked) =>
    codeAddressOf(asked) ? askSubject(ctx, asked) : { type: 'failed', reason: 'noAddress', isFinal: true },
  answer: async (ctx, scope, asked, answer) => ({
    ...(await enterStepCode(ctx, scope, asked, (answer as { code: string }).code)),
    kept: null,
  }),
  show: asked => ({ kind: 'code', sentTo: codeAddressOf(asked)?.masked ?? '' }),
}
