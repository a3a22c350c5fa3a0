import type {ManagerStorage} from '../../src/store/manager';

/** A script manager's storage over a Map; `held` may be shared by two tabs. Each call takes its turn, as real ones do. */
export function managerStorage(held = new Map<string, unknown>()): ManagerStorage {
	const later = () => new Promise<void>(done => setTimeout(done));
	return {
		async getValue(key) {
			await later();
			return held.get(key);
		},
		async setValue(key, value) {
			await later();
			held.set(key, value);
		},
		async deleteValue(key) {
			await later();
			held.delete(key);
		},
		async listValues() {
			await later();
			return [...held.keys()];
		},
	};
}
