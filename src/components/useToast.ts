import { useNotify } from 'ra-core'

/** Shows a toast with text that is already translated: react-admin would treat it as a key. */
export const useToast = () => {
  const notify = useNotify()
  return (message: string, type: 'success' | 'error') => notify(message, { type, messageArgs: { _: message } })
}
