import { useNotify } from 'ra-core'

/** A toast with words that are translated already: react-admin takes them for keys. */
export const useToast = () => {
  const notify = useNotify()
  return (message: string, type: 'success' | 'error') => notify(message, { type, messageArgs: { _: message } })
}
