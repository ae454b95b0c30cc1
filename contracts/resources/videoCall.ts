import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { locales, text } from '../platform/text.ts'
import { callReasons } from '../videoCalls/reasons.ts'
import { shownVideoCall, shownVideoCallDetail } from '../videoCalls/shown.ts'
import { callStatuses } from '../videoCalls/states.ts'
import { defineResource } from './define.ts'

/** Video calls with persons who came by a link. */
export const videoCallResource = defineResource({
  name: 'video-calls',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  paths: { list: paths.videoKycCalls, show: paths.videoKycCall },
  words: {
    title: text('Video calls', 'वीडियो कॉल'),
    search: text('Agent, auditor, id or your reference', 'एजेंट, ऑडिटर, ID या आपका रेफ़रेंस'),
    none: text('No video calls yet', 'अभी कोई वीडियो कॉल नहीं'),
    noneDetail: text(
      'Send somebody a link. They wait in a queue until an agent of yours takes their call.',
      'किसी को लिंक भेजें। आपका एजेंट कॉल लेने तक वे कतार में रहते हैं।',
    ),
    missing: text('There is no such video call', 'ऐसी कोई वीडियो कॉल नहीं है'),
    error: text('Video calls could not be loaded', 'वीडियो कॉल लोड नहीं हो सकीं'),
  },
  fields: {
    person: { label: text('Person', 'व्यक्ति') },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        invited: choice('Invited', 'न्योता भेजा'),
        waiting: choice('Waiting', 'कतार में', 'info'),
        inCall: choice('In a call', 'कॉल चल रही', 'info'),
        held: choice('To be decided', 'फ़ैसला बाकी', 'warning'),
        proposed: choice('Awaits audit', 'ऑडिट बाकी', 'warning'),
        approved: choice('Approved', 'मंज़ूर', 'success'),
        rejected: choice('Rejected', 'नामंज़ूर', 'danger'),
        ended: choice('Ended', 'बंद'),
      },
    },
    usable: { label: text('Account usable', 'खाता इस्तेमाल हो सकता है') },
    agent: { label: text('Agent', 'एजेंट') },
    auditor: { label: text('Auditor', 'ऑडिटर') },
    reason: {
      label: text('Reason', 'कारण'),
      kind: 'choice',
      choices: Object.fromEntries(Object.entries(callReasons).map(([name, label]) => [name, { label }])),
    },
    locale: {
      label: text('Language', 'भाषा'),
      kind: 'choice',
      choices: { en: choice('English', 'अंग्रेज़ी'), hi: choice('Hindi', 'हिंदी') },
    },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    createdBy: { label: text('Created by', 'किसने बनाई') },
    createdAt: { label: text('Created', 'कब बनी'), kind: 'time' },
    heldAt: { label: text('Held', 'कॉल का समय'), kind: 'time' },
    decidedAt: { label: text('Decided', 'फ़ैसला'), kind: 'time' },
    eraseAt: { label: text('Deleted on', 'कब मिटेगी'), kind: 'time' },
  },
  record: shownVideoCall,
  detail: shownVideoCallDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    status: z.array(z.enum(callStatuses)).optional(),
    locale: z.enum(locales).optional(),
    /** Days in Asia/Kolkata, both included. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** An id, a part of the reference, or of an agent's or auditor's name. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt', 'heldAt', 'decidedAt', 'eraseAt'],
})
