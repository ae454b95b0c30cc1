import { useNotify } from 'ra-core'

/** A toast with words that are translated already: without the default, polyglot would report them as a missing key. */
export const useToast = () => {
  const notify = useNotify()
  return (message: string, type: 'success' | 'error') => notify(message, { type, messageArgs: { _: message } })
}
