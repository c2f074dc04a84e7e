@tool
class_name SixfoldCity
extends Node2D
## A city of Sixfold, read from its file: add this node to a scene and choose the file.
##
## It shows in the editor and in the game: a mesh for each kind, a [Marker2D] for each door, and the streets as
## an [AStar2D]. Needs Godot 4.2. Every key that it reads, and every formula, is compared with Sixfold by a test.

## Emitted when a file has been read and shown.
signal city_changed

const SQRT3 := 1.7320508075688772

## Steps to the neighbors of a hex: N, NE, SE, S, SW, NW. Segment k of a hex faces neighbor k.
const STEPS: Array[Vector2i] = [
	Vector2i(0, -1), Vector2i(1, -1), Vector2i(1, 0), Vector2i(0, 1), Vector2i(-1, 1), Vector2i(-1, 0)
]

## The city's file, as Sixfold exports it.
@export_file("*.json") var city_file := "":
	set(value):
		city_file = value
		rebuild()

## Pixels per side of a hex.
@export_range(4.0, 256.0) var side := 32.0:
	set(value):
		side = value
		rebuild()

## Color of land that nothing stands on.
@export var free_land := Color("d9dfb8"):
	set(value):
		free_land = value
		rebuild()

## The street segments, each connected with those beside it. Positions are those of the node's children.
var streets := AStar2D.new()

## Ids of points of [member streets] by segment: Vector3i(q, r, k).
var street_points: Dictionary = {}

## The doors, with the meta "kind", "building" and "street": whether a street leads to it.
var doors: Array[Marker2D] = []

var _shown: Node2D


func _ready() -> void:
	rebuild()


## The corner k of a hex in side lengths, y downward; segment k lies between the center and corners k and k + 1.
static func corner(q: int, r: int, k: int) -> Vector2:
	var angle := (k + 4) * PI / 3.0
	return Vector2(1.5 * q + cos(angle), SQRT3 * (r + q / 2.0) + sin(angle))


## The center of a hex in side lengths.
static func center(q: int, r: int) -> Vector2:
	return Vector2(1.5 * q, SQRT3 * (r + q / 2.0))


## The middle of segment k of a hex in side lengths.
static func middle(q: int, r: int, k: int) -> Vector2:
	var angle := (k + 4.5) * PI / 3.0
	return Vector2(1.5 * q + cos(angle) / SQRT3, SQRT3 * (r + q / 2.0) + sin(angle) / SQRT3)


## The three segments beside one: two in its hex, one in the hex that it faces.
static func beside(q: int, r: int, k: int) -> Array[Vector3i]:
	var step := STEPS[k]
	return [
		Vector3i(q, r, (k + 1) % 6), Vector3i(q, r, (k + 5) % 6), Vector3i(q + step.x, r + step.y, (k + 3) % 6)
	]


## Reads the file again and builds all that is shown. A file that cannot be read is an error in the output.
func rebuild() -> void:
	if not is_node_ready():
		return
	if _shown:
		_shown.queue_free()
	_shown = Node2D.new()
	# Before the other children, which stand on it.
	add_child(_shown, false, Node.INTERNAL_MODE_FRONT)
	streets.clear()
	street_points.clear()
	doors.clear()
	if city_file.is_empty():
		return
	var city := _read(city_file)
	if city.is_empty():
		return
	_add_segments(city)
	_add_doors(city)
	city_changed.emit()


## The way over streets between two positions of the node: through the middles of the sides between segments, so that
## a straight street is walked straight. Empty when there is none.
func find_way(from: Vector2, to: Vector2) -> PackedVector2Array:
	var way := PackedVector2Array()
	if streets.get_point_count() == 0:
		return way
	var ids := streets.get_id_path(streets.get_closest_point(from), streets.get_closest_point(to))
	if ids.is_empty():
		return way
	way.append(from)
	for index in range(1, ids.size()):
		way.append((streets.get_point_position(ids[index - 1]) + streets.get_point_position(ids[index])) / 2.0)
	way.append(to)
	return way


func _read(path: String) -> Dictionary:
	var text := FileAccess.get_file_as_string(path)
	if text.is_empty():
		push_error("%s cannot be read: %s" % [path, error_string(FileAccess.get_open_error())])
		return {}
	var json := JSON.new()
	if json.parse(text) != OK:
		push_error("%s, line %d: %s" % [path, json.get_error_line(), json.get_error_message()])
		return {}
	var city: Dictionary = json.data if json.data is Dictionary else {}
	if str(city.get("format", "")) != "sixfold/city" or not int(city.get("version", 0)) in [2, 3]:
		push_error("%s is no city of Sixfold, version 2 or 3" % path)
		return {}
	return city


## A mesh for each kind, with all its segments, in the order of the file; free land under all.
func _add_segments(city: Dictionary) -> void:
	var triangles: Dictionary = {"": PackedVector2Array()}
	var colors: Dictionary = {"": free_land}
	var is_street: Dictionary = {"": false}
	for kind: Dictionary in city["kinds"]:
		var id := String(kind["id"])
		triangles[id] = PackedVector2Array()
		colors[id] = Color.html(String(kind["color"]))
		is_street[id] = bool(kind.get("public", false))
	for hex: Dictionary in city["hexes"]:
		var q := int(hex["q"])
		var r := int(hex["r"])
		var segments: Array = hex["segments"]
		for k in 6:
			var id := "" if segments[k] == null else String(segments[k])
			triangles[id].append_array(
				PackedVector2Array([center(q, r) * side, corner(q, r, k) * side, corner(q, r, k + 1) * side])
			)
			if is_street[id]:
				_add_street(q, r, k)
	for id: String in triangles:
		_add_mesh(id, triangles[id], colors[id])


func _add_mesh(id: String, vertices: PackedVector2Array, color: Color) -> void:
	if vertices.is_empty():
		return
	var arrays: Array = []
	arrays.resize(Mesh.ARRAY_MAX)
	arrays[Mesh.ARRAY_VERTEX] = vertices
	var mesh := ArrayMesh.new()
	mesh.add_surface_from_arrays(Mesh.PRIMITIVE_TRIANGLES, arrays)
	var layer := MeshInstance2D.new()
	layer.name = "land" if id.is_empty() else id
	layer.mesh = mesh
	layer.modulate = color
	_shown.add_child(layer)


func _add_street(q: int, r: int, k: int) -> void:
	var point := street_points.size()
	street_points[Vector3i(q, r, k)] = point
	streets.add_point(point, middle(q, r, k) * side)
	for next in beside(q, r, k):
		if street_points.has(next):
			streets.connect_points(point, street_points[next])


func _add_doors(city: Dictionary) -> void:
	for building: Dictionary in city["buildings"]:
		for door: Dictionary in building["doors"]:
			var to: Dictionary = door["to"]
			var inside := middle(int(door["q"]), int(door["r"]), int(door["segment"]))
			var outside := Vector3i(int(to["q"]), int(to["r"]), int(to["segment"]))
			var marker := Marker2D.new()
			marker.position = (inside + middle(outside.x, outside.y, outside.z)) * side / 2.0
			marker.set_meta("kind", String(building["kind"]))
			marker.set_meta("building", int(building["id"]))
			marker.set_meta("street", street_points.has(outside))
			_shown.add_child(marker)
			doors.append(marker)
