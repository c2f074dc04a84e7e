import { spawnSync } from 'node:child_process';

/** A host beside this one, or as much of one as this machine allows. */
export interface OtherHost {
  readonly kind: 'namespace' | 'address';
  /** The words before a command that runs there. */
  readonly prefix: readonly string[];
  /** The address under which this host is reached from there. */
  readonly here: string;
  remove(): void;
}

/** The addresses of both ends of the line between the hosts. Only this machine has them, and only while tests run. */
const LINE = { here: '10.213.77.1', there: '10.213.77.2' };

/**
 * A host with a network of its own, joined to this one by a line, where the system allows it; elsewhere another address of
 * this host.
 */
export function otherHost(): OtherHost {
  const name = `sixfold-${process.pid}`;
  const [near, far] = [`sfn${process.pid}`, `sff${process.pid}`];
  const remove = () => void run(`ip netns del ${name}`);
  const steps = [
    `ip netns add ${name}`,
    `ip link add ${near} type veth peer name ${far} netns ${name}`,
    `ip addr add ${LINE.here}/30 dev ${near}`,
    `ip link set ${near} up`,
    `ip -n ${name} addr add ${LINE.there}/30 dev ${far}`,
    `ip -n ${name} link set ${far} up`,
  ];
  if (steps.every(run))
    return { kind: 'namespace', prefix: ['ip', 'netns', 'exec', name], here: LINE.here, remove };
  remove();
  return { kind: 'address', prefix: [], here: '127.0.0.2', remove: () => {} };
}

function run(command: string): boolean {
  const [program = '', ...words] = command.split(' ');
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}
