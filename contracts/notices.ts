/** What staff can be told of by mail: a closed list of what the server really sends. */
export const noticeEvents = ['demoRequest', 'contactRequest', 'kycSubmitted'] as const

export type NoticeEvent = (typeof noticeEvents)[number]
