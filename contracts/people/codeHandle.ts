/**
 * A code that was sent by e-mail, SMS or WhatsApp belongs to the browser that asked for it. That browser asks with the header
 * `x-code-handle: new`; the reply has the code's handle in the same header, and the call that enters the code sends it back. Without the
 * header both calls work as the specification says, within stricter limits (docs/decisions/0073-codes-belong-to-a-browser.md).
 */
export const CODE_HANDLE_HEADER = 'x-code-handle'

/** What a browser sends that asks for a code and keeps its handle. */
export const NEW_CODE_HANDLE = 'new'

/** `asks` for a code, or `enters` it. */
export type CodeHandleUse = 'asks' | 'enters'
