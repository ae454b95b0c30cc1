import type { errors as en } from '../en/errors.ts'
import type { Texts } from '../types.ts'

export const errors = {
  network: 'कुछ गड़बड़ हुई। बाद में फिर कोशिश करें',
  ended: 'आपका सेशन खत्म हो गया है। फिर से लॉग इन करें।',
  unreadable: 'सर्वर का जवाब पढ़ा नहीं जा सका।',
} as const satisfies Texts<typeof en>
