// The state of a table's view: what is shown, what the player can do now, and which dialog is open.
import { untrack } from 'svelte'
import { stayAwake } from '../browser/awake'
import { setBadge } from '../browser/badge'
import { BEAT, coaches, settings } from '../browser/settings.svelte'
import { TurnNotice } from '../browser/notify'
import { lead } from '../browser/router.svelte'
import { roomOf } from '../games'
import { playAgain, refusalOf } from '../net/api'
import { TableSocket } from '../net/socket'
import { madeByItself, noteOn } from '../session/by-itself'
import { ChatState } from '../session/chat-state.svelte'
import { CompanyState } from '../session/company-state.svelte'
import { takers } from '../session/hot-seat'
import { newsOf } from '../session/news'
import { Picking } from '../session/picking.svelte'
import { forgetSat, keepSat, lostAt, satAt, type Sat } from '../session/sat'
import { Session } from '../session/session.svelte'
import { waitsForMe } from '../session/title'
import { soundsOfTable } from '../sound/speaker'
import { aloud } from '../words/announcements'
import { say, tell } from '../words/catalogue'
import { cardsOf, logWords, sentWords } from '../words/decisions'
import { namesOf } from '../words/names'

/** Close code of a table that does not exist or is not open to this user. */
export const UNKNOWN = 4404
/** Close code of a server that has another version. Reloading gets the page of that version. */
export const OUTDATED = 4426
/** Close codes for users who have to log in again. */
const FORMER = [4410, 4411]
/** Minimum milliseconds for which an automatic decision is announced before it is made. */
const SHORTEST_BEAT = 400

/** Width of a window from which the score sheet, the log and the chat stand beside the table. */
const WIDE = 1100

/** A dialog of the table. */
export type Panel =
  'settings' | 'help' | 'rules' | 'sheet' | 'last' | 'fairness' | 'seats' | 'before' | 'chat'

/** The table that this tab has last shown, so that a reload does not deal its cards again. */
const VISITED = 'clubsuit-visited'

/** Returns whether this tab shows a table for the first time, and remembers it. */
function isFirstVisit(id: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(VISITED) !== id
    sessionStorage.setItem(VISITED, id)
    return isFirst
  } catch {
    return false // storage is forbidden
  }
}

/** The state of one table. Its effects belong to the component that creates it. */
export class TableState {
  readonly id: string
  readonly session: Session
  readonly picking: Picking
  readonly chatState: ChatState
  readonly company = new CompanyState()

  /** The dialog that is open. */
  open = $state<Panel | null>(null)
  /** The rule that the user looks up; null for the rule that applies now. */
  cited = $state<string | null>(null)
  /** Size of the window. */
  width = $state(0)
  height = $state(0)
  /** The ply at which the player has stopped an automatic decision. */
  stoppedAt = $state(-1)
  /** The seat that holds a screen shared by several players. */
  holds = $state<number | null>(null)
  /** The ply at which a lost connection was restored. */
  restoredAt = $state(-1)
  /** The seat that this user last had at this table. */
  sat = $state.raw<Sat | null>(null)

  /**
   * The view on the table; null once the connection is closed for good. The page then shows the
   * reason instead.
   */
  readonly view = $derived.by(() =>
    this.session.connection === 'closed' ? null : this.session.view,
  )
  /** The same view, but cards that are on their way are already in their new places. */
  readonly shown = $derived.by(() => this.view && this.session.shown)
  /** The decision on its way in words, if no card on the table shows it. */
  readonly sending = $derived.by(() => {
    const { sent } = this.session
    return sent && sent.trick === null ? sentWords(sent.action) : ''
  })
  /** The players' names by seat. */
  readonly names = $derived.by(() => (this.view ? namesOf(this.view) : []))
  /** Whether the window is so small that cards and buttons are drawn in a simpler way. */
  readonly plain = $derived.by(() => this.width < 560 || this.height < 620)
  /** What the page knows of this game beyond its view. */
  readonly room = $derived.by(() => roomOf(this.view?.game ?? ''))
  /** Whether the chat stands beside the table. */
  readonly chatBeside = $derived.by(
    () => this.width >= WIDE && this.view !== null && this.session.people !== null,
  )
  /** Number of chat lines that this user has not read. */
  readonly unread = $derived.by(() => this.chatState.unread(this.session.chat))
  /** The seats whose players may take the shared screen; empty while the cards may be shown. */
  readonly covered = $derived.by(() =>
    this.view ? takers(this.view, this.session.people, this.holds) : [],
  )
  /** The seats that have agreed to end the game early; null if the game was not ended early. */
  readonly closed = $derived.by(() => this.session.people?.ended ?? null)
  /** The current idea of a lesson's guide. */
  readonly step = $derived.by(() => this.session.lesson?.step ?? null)
  /** Whether the table waits until the player has read the guide. */
  readonly reads = $derived.by(() => this.step?.waits ?? false)
  /** The closing remarks of a lesson; null before its end. */
  readonly closing = $derived.by(() => this.session.lesson?.closing ?? null)

  /**
   * What the player has to do, or for whom the table waits; "" if another part of the page says
   * it.
   */
  readonly asked = $derived.by(() => {
    const { session, view } = this
    if (!view || session.people?.paused) return ''
    if (session.late) return say('table-on-its-way')
    if (this.closed) return say('table-ended')
    if (this.closing) return say('lesson-ended')
    if (session.remark) return say('remark-waits')
    if (view.phase === 'scored' && session.people?.seat === null) return say('table-hand-over')
    // The score of the hand says it, or the guide explains it.
    if (view.phase === 'scored' || view.phase === 'over') return ''
    return tell(view.prompt, this.names)
  })
  /**
   * What the table announced last: who won the auction, or who leads first and why. It stays until
   * the viewer decides or the first trick is taken, so that there is time to read it. In a lesson
   * the guide says it.
   */
  readonly announced = $derived.by(() => {
    const { view } = this
    const last = view?.announcements.at(-1)
    if (!view || !last || this.session.lesson || this.session.remark) return ''
    const since = view.log.slice(last.after)
    const isOld = since.some(({ seat, wins }) => seat === view.seat || wins !== null)
    return isOld || view.phase === 'over' ? '' : tell(last.message, this.names)
  })
  /** Whether the player can decide now, or choose again. */
  readonly #free = $derived.by(() => {
    const { session, view } = this
    return (
      !this.covered.length &&
      !this.reads &&
      view !== null &&
      view.choices !== null &&
      !session.people?.paused &&
      !this.closed &&
      !session.sending &&
      session.connection === 'open'
    )
  })
  /** Whether the player can decide now. */
  readonly active = $derived.by(
    () => this.#free && (this.view?.chosen === null || this.picking.changing),
  )
  /** Whether the player has chosen and can still choose otherwise. */
  readonly changeable = $derived.by(
    () => this.#free && !this.active && this.view?.choices?.only === null,
  )
  /** A decision without an alternative that the page may make for the player. */
  readonly only = $derived.by(() => {
    const { session, view } = this
    const isFree =
      this.active && !this.step && !session.people?.proposal && !this.open && !this.idle
    if (!view || !isFree || session.ruling) return null
    return madeByItself(view, session.people, session.lesson !== null)
  })
  /** A note on an unusual rule at the moment when it matters, shown once per device. */
  readonly note = $derived.by(() => {
    const { view } = this
    if (!this.active || !view || this.session.lesson) return null
    const notes = [...this.room.differs(view), ...(this.only ? [noteOn(view, this.only)] : [])]
    const message = notes.find(({ key }) => !settings.told.includes(key))
    return message ? { name: message.key, message, waits: false } : null
  })
  /**
   * The decision that is made automatically after a beat. It is null while a note is shown, until
   * the player has been told about such decisions, and after the player has stopped it.
   */
  readonly forced = $derived.by(() => {
    const { note, only, session, view } = this
    const isTold = view !== null && only !== null && settings.told.includes(noteOn(view, only).key)
    return isTold && !note && this.stoppedAt !== session.ply ? only : null
  })
  /** Milliseconds before that decision is made. */
  readonly beat = $derived.by(() => Math.max(SHORTEST_BEAT, BEAT[settings.pace]))
  /** The choice that the hint on the table names first; null without a hint. */
  readonly hinted = $derived.by(() => {
    const { advice } = this.session
    return (advice && advice !== 'asked' && advice.suggestions[0]?.action) || null
  })
  /** The cards of that choice. */
  readonly hintedCards = $derived.by(() => cardsOf(this.hinted ?? ''))
  /**
   * What can be taken back now, in words; "" if nothing can be taken back, or if a player who has
   * to agree is absent.
   */
  readonly undo = $derived.by(() => {
    const { session, view } = this
    const entry = session.takeback === null ? undefined : view?.log[session.takeback]
    const asks = session.gone.some(({ seat }) => !session.people?.seats[seat]?.away)
    if (!view || !entry || this.covered.length || session.connection !== 'open' || asks) return ''
    return say('table-take-back-what', { what: logWords(view, entry) })
  })
  /**
   * Set while a player of this browser is idle. The page then asks whether they are still there,
   * even after a bot has begun to play for them.
   */
  readonly idle = $derived.by(() =>
    this.session.gone.find(({ seat, idle }) => idle && this.session.people?.mine.includes(seat)),
  )
  /** Whether this user has a seat at a table for several players. */
  readonly sits = $derived.by(
    () => this.session.people !== null && this.session.people.seat !== null,
  )
  /**
   * Whether the hand or the game is over. The score appears after the last trick has been taken
   * away.
   */
  readonly ended = $derived.by(
    () =>
      this.closed !== null ||
      ((this.view?.phase === 'scored' || this.view?.phase === 'over') &&
        this.session.trick === null),
  )
  /** Announcement for screen readers: the last decision, and what the player has to do. */
  readonly news = $derived.by(() => {
    const { session, view } = this
    if (session.connection === 'closed') return say(`table-closed-${session.code}`)
    if (!view && !session.gathering) return say('table-connecting')
    if (session.connection !== 'open')
      return say(session.sent ? 'table-reconnecting-sent' : 'table-reconnecting')
    if (!view) return ''
    if (this.closed) return say('table-ended')
    if (session.late) return say('table-on-its-way')
    const restored = session.ply === this.restoredAt ? [say('table-reconnected')] : []
    const said = this.step ?? this.note
    const notes = said ? [tell(said.message, this.names)] : []
    const staged = session.moments.flatMap(({ words }) => (words ? [words] : []))
    const moments = staged.map((words) => aloud(tell(words, this.names)))
    return [...restored, newsOf(view, session.people), ...moments, ...notes].join(' ')
  })
  /** Why this user no longer has their seat; null if they have it or left it on purpose. */
  readonly missing = $derived.by(() => {
    const { people, leftSeat } = this.session
    return people && !leftSeat ? lostAt(people, this.sat) : null
  })
  /** Whether this user has to log in after a change on another device. */
  readonly former = $derived.by(() => FORMER.includes(this.session.code))

  constructor(id: string) {
    this.id = id
    this.session = new Session((handlers) => new TableSocket(id, handlers, settings.name.trim()))
    this.session.isNew = isFirstVisit(id)
    this.picking = new Picking(this.session)
    this.chatState = new ChatState(id)
    this.sat = satAt(id)
    const { session, picking } = this
    const notice = new TurnNotice(id)
    const sounds = soundsOfTable()

    $effect(() => session.coached(coaches()))
    $effect(() => notice.see(session.view, session.people))
    // The values are read first, because the sounds may load later.
    $effect(() => {
      const { moments, shown, trick } = session
      sounds()?.see(shown, trick, moments)
    })
    $effect(() => {
      const decides = this.active && !this.forced
      sounds()?.decide(decides)
    })
    $effect(() => {
      const lines = this.chatState.of(session.fresh)
      const mine = untrack(() => session.people?.mine ?? [])
      if (lines.some(({ seat }) => seat === null || !mine.includes(seat))) sounds()?.hear(['chat'])
    })
    const waits = $derived(waitsForMe(session.view, session.people))
    $effect(() => {
      setBadge(waits)
      return () => setBadge(false)
    })
    const isPlaying = $derived(
      settings.awake &&
        this.view !== null &&
        this.view.phase !== 'over' &&
        !this.closed &&
        session.people?.pace !== 'correspondence',
    )
    $effect(() => (isPlaying ? stayAwake() : undefined))

    // A player who decides without closing the note has seen it too.
    let noted = ''
    $effect(() => {
      if (this.note) noted = this.note.name
      else if (session.sending && noted) this.noteRead(noted)
    })

    $effect(() => {
      const [seen, ply] = [this.view, session.ply]
      if (seen) untrack(() => picking.keepOnly(seen, ply))
    })

    $effect(() => {
      void session.ply
      const { forced } = this
      if (!forced) return
      const timer = setTimeout(() => picking.take(forced), this.beat)
      return () => clearTimeout(timer)
    })

    // A card that was chosen ahead is played at once, before the player could undo the choice.
    $effect(() => {
      const { view } = this
      if (!view || (view.choices && !(this.active && session.settled))) return
      const due = untrack(() => picking.ahead.due(view))
      if (due !== null) untrack(() => void picking.click(view, due))
    })

    let lost = false
    $effect(() => {
      const open = session.connection === 'open'
      if (open && lost) this.restoredAt = untrack(() => session.ply)
      lost = this.view !== null && !open
    })

    $effect(() => {
      const { people } = session
      if (people) keepSat(id, people)
      if (people && people.seat !== null && !untrack(() => this.missing)) this.sat = satAt(id)
      if (session.leftSeat) this.forget()
    })
  }

  /** Opens the rules at this rule; by default, at the rule that applies now. */
  readonly lookUp = (rule: string | null = null): void => {
    this.cited = rule
    this.open = 'rules'
  }

  /** Opens the chat, or moves the focus to the chat beside the table. */
  showChat(): void {
    if (!this.chatBeside) this.open = 'chat'
    const chat = this.session.root?.querySelector('aside [data-testid="chat"]')
    // A spectator has no field, and reads.
    const field = chat?.querySelector<HTMLElement>('input') ?? chat?.querySelector('[tabindex]')
    if (field instanceof HTMLElement) field.focus()
  }

  /** Gives a shared screen to the player of this seat, and asks for their view. */
  lift(seat: number): void {
    this.holds = seat
    if (this.view?.seat !== seat) this.session.takeHotSeat(seat)
  }

  /** Leaves the only possible decision to the player, who may want to think. */
  stop(): void {
    this.stoppedAt = this.session.ply
  }

  /** Records that the user has read a note, so that this device does not show it again. */
  noteRead(name: string): void {
    if (!settings.told.includes(name)) settings.told.push(name)
  }

  readonly forget = (): void => {
    forgetSat(this.id)
    this.sat = null
  }

  /**
   * Opens the same game again with the same options and players; a spectator follows to the new
   * table.
   */
  readonly again = async (): Promise<void> => {
    const { session } = this
    const next = session.people?.seat === null ? session.people.rematch?.table : null
    const address = async () => `/table/${next ?? (await playAgain(this.id)).id}`
    const refusal = await refusalOf(() => lead(address))
    if (refusal) session.refusal = refusal
  }
}
