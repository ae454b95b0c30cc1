import { useState } from 'react'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import type { CallError } from '../../dataProvider/callError.ts'

/** Orders under an Idempotency-Key: pressing again after a lost answer is the same attempt, after any other a new one. */
export function useIdempotentOrder() {
  const [keys] = useState(attemptKeys)
  return async <Answer>(body: unknown, order: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await order(keys.keyFor(body))
      keys.ended()
      return answer
    } catch (error) {
      if ((error as CallError).status !== 0) keys.ended()
      throw error
    }
  }
}
