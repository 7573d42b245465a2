import type { ZodType } from 'zod';
import { type Checked, type MethodName, methods, type Reply } from '../../core/api/contract.ts';
import type { Role } from '../../core/api/method.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import { overLimit } from './limits.ts';

/** Who calls: the kind of window decides what it may ask for; `actor` stands in the journal. */
export type Caller = { readonly role: Role; readonly actor: string };

type Handler<M extends MethodName> = (
  input: Checked<M>,
  caller: Caller,
) => Answer<Reply<M>> | Promise<Answer<Reply<M>>>;

export type Handlers = { readonly [M in MethodName]: Handler<M> };

/** Told about a fault of the program itself, with the method it happened in; never about refusals. */
export type OnFault = (method: string, fault: unknown) => void;

type AnyMethod = { readonly input: ZodType; readonly reply: ZodType; readonly roles: readonly Role[] };
type AnyHandler = (input: unknown, caller: Caller) => Promise<Answer<unknown>> | Answer<unknown>;

/** As a page sent it: nothing of it is believed yet. */
export type Call = { readonly method: unknown; readonly input: unknown };

/** The handler of a method whose input its own schema has checked. */
const anyHandler = (handlers: Handlers, name: MethodName): AnyHandler =>
  (handlers as unknown as { readonly [name: string]: AnyHandler })[name] as AnyHandler;

const isMethod = (name: string): name is MethodName => Object.hasOwn(methods, name);

/**
 * The only door to the handlers: validate, authorise, carry out. Never throws: unknown methods, foreign roles, bad input
 * and faults of the program become refusals (`door.unknownMethod`, `door.notAllowed`, `door.tooLarge`, `door.badInput`, `door.fault`).
 */
export const dispatch = async (
  handlers: Handlers,
  caller: Caller,
  { method: name, input }: Call,
  onFault: OnFault,
): Promise<Answer<Json>> => {
  if (typeof name !== 'string' || !isMethod(name)) return no(refuse('door.unknownMethod', { method: String(name) }));
  const method: AnyMethod = methods[name];
  if (!method.roles.includes(caller.role)) {
    return no(refuse('door.notAllowed', { method: name, role: caller.role }));
  }
  const over = overLimit(input);
  if (over !== null) return no(refuse('door.tooLarge', { method: name, ...over }));
  const parsed = method.input.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return no({ ...refuse('door.badInput', { method: name, field: path, expected: issue?.message ?? '' }), path });
  }
  try {
    const answer = await anyHandler(handlers, name)(parsed.data, caller);
    if (!answer.ok) return answer;
    const reply = method.reply.safeParse(answer.value);
    if (!reply.success) throw new Error(`reply of ${name}: ${reply.error.message}`);
    return ok(reply.data as Json);
  } catch (fault) {
    onFault(name, fault);
    return no(refuse('door.fault', { method: name }));
  }
};
