import type { QueryKey } from '@tanstack/react-query'
import { findEarlierAnswer } from '../../../../contracts/calls/verifications.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { useSettled } from '../../../components/useSettled.ts'
import type { CallArgs } from '../../../dataProvider/send.ts'
import { callQueryKey, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { VerificationRecord } from '../record.ts'
import { type FormValues, findSubmitBlocker, toVerificationBody } from './formState.ts'

type Args = CallArgs<typeof findEarlierAnswer>

const argsOf = (product: Product, values: FormValues) =>
  ({
    body: {
      product: product.id,
      input: toVerificationBody(product, values).input,
      ...(product.reusable && values.purpose && { purpose: values.purpose }),
    },
  }) as unknown as Args

/** The cache key of the answer for a form's input. */
export const earlierAnswerKey = (product: Product, values: FormValues): QueryKey =>
  callQueryKey(findEarlierAnswer, argsOf(product, values))

const PAUSE_MS = 350

export interface EarlierAnswer {
  record: VerificationRecord
  /** The check has it again, free, unless it is told to ask the source. */
  isReusable: boolean
}

/** The account's recent answer for the same input, once the input is complete. */
export function useEarlierAnswer(product: Product, values: FormValues): EarlierAnswer | undefined {
  const locale = useLocale()
  const typed = JSON.stringify(values.input)
  const settled = useSettled(typed, PAUSE_MS)
  const blocker = findSubmitBlocker(product, values, locale)
  const isComplete = !blocker || !('field' in blocker)
  const enabled = isComplete && settled === typed
  const { data } = useCallQuery(findEarlierAnswer, argsOf(product, values), { enabled })
  if (!isComplete || !data?.earlier) return undefined
  return { record: data.earlier as VerificationRecord, isReusable: data.reusableFrom !== null }
}
