import { codes } from '../../../../contracts/codes.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { Egress } from '../../../platform/egress/index.ts'
import { translate } from '../../../platform/translate.ts'
import { verifyAltcha } from './altcha.ts'
import { verifyRecaptcha } from './recaptcha.ts'

/** Asks for the captcha: null when it is solved, else the failure that the call answers (A3). */
export type Captcha = (
  scope: Scope,
  token: string | null | undefined,
) => Promise<{ code: typeof codes.badInput; message: string } | null>

/** Google's where its keys are configured, our own everywhere else. */
export const createCaptcha =
  (ctx: Context, egress: Egress): Captcha =>
  async ({ locale }, token) => {
    const solved = ctx.config.RECAPTCHA_SECRET
      ? token && (await verifyRecaptcha(ctx.config, egress, token))
      : token && (await verifyAltcha(ctx, token))
    return solved ? null : { code: codes.badInput, message: translate(locale, 'waysIn.captchaMissing') }
  }
