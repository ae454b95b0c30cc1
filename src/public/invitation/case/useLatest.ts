import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for work that began in an earlier one: what the person changed meanwhile counts. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
